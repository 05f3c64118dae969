/** Takes a request from its path to its answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { statuses } from '../../contract/envelope.ts';
import { SUPER_ADMIN } from '../../contract/session.ts';
import type { Row } from './data/tables.ts';
import { findRoute, type Route } from './router.ts';
import type { Call, Services } from './services.ts';
import { createBodyReader, parseJsonObject } from './wire/body.ts';
import { badRequest, Failure, notFound } from './wire/failure.ts';
import { boundaryOf, type Form, parseMultipart } from './wire/multipart.ts';
import { sendFailure, sendFile, sendSuccess } from './wire/reply.ts';

export interface ResponderOptions {
  services: Services;
  /** Begins a call that changes something; what it answers keeps what the call has changed, be it only by failing. */
  begin: () => (hasFailed?: boolean) => Promise<void>;
  slowMs: number;
  failRate: number;
  random: () => number;
  closed: AbortSignal;
}

/** `path` is what follows the base path. Never rejects. */
export type Responder = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
) => Promise<void>;

const UPLOADS = '/uploads/';
const NO_FORM: Form = { texts: {}, files: [] };

export function createResponder({ services, begin, slowMs, failRate, random, closed }: ResponderOptions): Responder {
  const readBody = createBodyReader();

  async function answer(request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) {
    if (slowMs > 0) await delay(slowMs, undefined, { signal: closed });
    if (path.startsWith(UPLOADS)) return serveUpload(request, response, path.slice(UPLOADS.length), services);
    if (failRate > 0 && random() < failRate) throw new Failure(statuses.internal, 'This call fails now and then.');
    const { route, id } = findRoute(request.method ?? '', path);
    const token = bearerToken(request);
    const actor = () => actorOf(token, route, services);
    if (!route.isPublic) actor();
    const { texts, files } = await readContent(request, route, readBody);
    const call: Call = { id, query, fields: texts, uploads: files, token, actor };
    if (!route.isPublic) actor();
    const keep = begin();
    try {
      const success = await route.handler(call, services);
      if (route.isWrite) await keep();
      sendSuccess(response, success);
    } catch (error) {
      await keep(true);
      throw error;
    }
  }

  return async function respond(request, response, path, query) {
    try {
      await answer(request, response, path, query);
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendFailure(response, error instanceof Failure ? error : unexpected());
    }
  };
}

/** Whatever went wrong inside stays inside. */
function unexpected(): Failure {
  return new Failure(statuses.internal, 'Something went wrong on the server. Try again later.');
}

function bearerToken(request: IncomingMessage): string {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Errors: 401 without a living session, 403 without the right. */
function actorOf(token: string, { isForSuperAdmins }: Route, { sessions }: Services): Row<'admins'> {
  const admin = token === '' ? undefined : sessions.adminOf(token);
  if (!admin) {
    const headers = { 'WWW-Authenticate': 'Bearer' };
    throw new Failure(statuses.unauthorized, 'Your session has ended. Sign in again.', { headers });
  }
  if (isForSuperAdmins && admin.role !== SUPER_ADMIN) {
    throw new Failure(statuses.forbidden, 'Only a super-admin may do this.');
  }
  return admin;
}

interface Content {
  texts: Readonly<Record<string, unknown>>;
  files: Form['files'];
}

/** Errors: 415, 413, 400. */
async function readContent(
  request: IncomingMessage,
  { body, maxBodyBytes }: Route,
  readBody: ReturnType<typeof createBodyReader>,
): Promise<Content> {
  if (body === 'none') return NO_FORM;
  const contentType = request.headers['content-type'] ?? '';
  if (body === 'json') {
    if (!/^application\/json\s*(;|$)/i.test(contentType)) throw wrongType('application/json');
    return { texts: parseJsonObject(await readBody(request, maxBodyBytes)), files: [] };
  }
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw wrongType('multipart/form-data');
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw badRequest('The form names no boundary.');
  return parseMultipart(await readBody(request, maxBodyBytes), boundary);
}

function wrongType(expected: string): Failure {
  return new Failure(statuses.unsupportedType, `This call takes ${expected}.`);
}

/** Uploads are open to whoever knows their unguessable name: an image element can't send a token. */
async function serveUpload(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { files }: Services,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Failure(statuses.methodNotAllowed, 'A file can only be read.', { headers: { Allow: 'GET, HEAD' } });
  }
  const file = await files.open(name);
  if (!file) throw notFound('file');
  const { media_type: mediaType, size, download_name: downloadName } = file.row;
  const content = { mediaType, size, downloadName, content: file.content };
  await sendFile(response, content, request.method === 'GET');
}
