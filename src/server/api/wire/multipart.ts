/** Reads a multipart/form-data body (RFC 7578) that is already in memory. */
import { badRequest } from './failure.ts';

export interface FilePart {
  field: string;
  /** As the client named it. Never used as a path. */
  fileName: string;
  /** The type that the client names; empty if it names none. */
  mediaType: string;
  bytes: Buffer;
}

export interface Form {
  texts: Record<string, string>;
  files: FilePart[];
}

const MAX_PARTS = 64;
const MAX_HEADER_BYTES = 4096;
const CRLF = '\r\n';

/** The boundary named by a Content-Type, or `undefined` if it is no form or names none. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return undefined;
  const match = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
}

/** The form's texts and files. A file keeps the body's memory: whoever stores it copies it. */
export function parseMultipart(body: Buffer, boundary: string): Form {
  const form: Form = { texts: Object.create(null) as Record<string, string>, files: [] };
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  let position = startOf(body, boundary);
  for (let count = 0; ; count += 1) {
    const isLast = body.subarray(position, position + 2).toString('latin1') === '--';
    if (isLast) return form;
    if (count === MAX_PARTS) throw badRequest(`The form has more than ${MAX_PARTS} parts.`);
    const headersStart = body.indexOf(CRLF, position);
    const end = headersStart === -1 ? -1 : body.indexOf(delimiter, headersStart);
    if (end === -1) throw badRequest('The form ends before its last part does.');
    addPart(form, body.subarray(headersStart + CRLF.length, end));
    position = end + delimiter.length;
  }
}

/** The end of the first delimiter. A preamble before it is ignored. */
function startOf(body: Buffer, boundary: string): number {
  const opening = Buffer.from(`--${boundary}`);
  if (body.subarray(0, opening.length).equals(opening)) return opening.length;
  const start = body.indexOf(`${CRLF}--${boundary}`);
  if (start === -1) throw badRequest('The form does not hold the boundary it names.');
  return start + CRLF.length + opening.length;
}

function addPart(form: Form, part: Buffer): void {
  const blank = part.subarray(0, MAX_HEADER_BYTES).indexOf(CRLF + CRLF);
  if (blank === -1) throw badRequest('A part of the form has no readable headers.');
  const headers = part.subarray(0, blank).toString('utf8');
  const bytes = part.subarray(blank + CRLF.length * 2);
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1];
  const field = disposition === undefined ? undefined : parameter(disposition, 'name');
  if (disposition === undefined || field === undefined) throw badRequest('A part of the form has no name.');
  const fileName = parameter(disposition, 'filename');
  if (fileName === undefined) {
    form.texts[field] = bytes.toString('utf8');
    return;
  }
  const mediaType = /^content-type:\s*([^\s;]+)/im.exec(headers)?.[1]?.toLowerCase() ?? '';
  form.files.push({ field, fileName, mediaType, bytes });
}

/** A parameter as browsers write it: quoted, with quotes and line ends percent-encoded. */
function parameter(disposition: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(disposition);
  const value = match?.[1] ?? match?.[2];
  return value?.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');
}
