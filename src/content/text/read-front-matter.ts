// Reads the fields at the top of a Markdown file, which are YAML. Runs only in Node.
import { parseDocument, type YAMLParseError } from 'yaml';

export interface FrontMatter {
  /** The filled-in fields as texts on one line. The items of a list are separated by commas. */
  values: Map<string, string>;
  /** The text below the fields. */
  body: string;
  faults: string[];
}

export function readFrontMatter(source: string, known: readonly string[]): FrontMatter {
  const [, fields, body = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (fields === undefined)
    return { values: new Map(), body, faults: ['it doesn’t start with fields between two lines of ---.'] };
  // Only texts: `13`, `true` and `2026-11-20` stay as they're written.
  const document = parseDocument(fields, { schema: 'failsafe', prettyErrors: true });
  const faults = document.errors.slice(0, 1).map(faultOf);
  let read: unknown;
  try {
    if (faults.length === 0) read = document.toJS();
  } catch {
    faults.push('a value begins with *, which has a meaning in YAML: put it in quotes.');
  }
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(Object(read))) {
    const texts = [value].flat();
    if (!known.includes(name)) faults.push(`there is no field '${name}'.`);
    else if (texts.some((text) => typeof text !== 'string')) faults.push(`'${name}' must be a text or a list of texts.`);
    const text = texts.join(', ').replace(/[ \t\r\n]+/g, ' ').trim();
    if (text) values.set(name, text);
  }
  return { values, body, faults };
}

/** Returns a sentence for an error in YAML. Most values that aren't valid only lack quotes. */
function faultOf({ code, message, linePos }: YAMLParseError): string {
  const line = `line ${(linePos?.[0].line ?? 0) + 1}`;
  if (code === 'DUPLICATE_KEY') return `${line} repeats a field.`;
  const [reason = ''] = message.split(' at line ');
  return `${line} isn’t valid YAML. Put the value in quotes, '…' or "…", if it contains a colon or starts with a sign. (${reason})`;
}
