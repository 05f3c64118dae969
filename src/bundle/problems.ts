// Describes the problems of a build, each with its position in the source.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from 'esbuild';
import { pathIn } from '../hosting/folder.ts';

/** Throws esbuild's warnings, such as a warning about a declaration that browsers would silently ignore. */
export function failOn(warnings: readonly Message[]): void {
  if (warnings.length > 0) throw Object.assign(new Error('The build found problems.'), { errors: warnings });
}

/** Returns the problems in an error, without duplicates: several bundles may report the same line. */
export function describeProblems(error: unknown, root: string): string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof AggregateError)
    return [...new Set(error.errors.flatMap((part) => describeProblems(part, root)))];
  if (!('errors' in error)) return [describeStack(error.stack ?? String(error), root)];
  return (error.errors as Message[]).map((message) => describeMessage(message, root));
}

/** Returns an error's message and the first position in the project's files. */
function describeStack(stack: string, root: string): string {
  const [message = ''] = stack.split(/\n\s+at /, 1);
  const frames = stack
    .slice(message.length)
    .split('\n')
    .filter((frame) => !frame.includes('node_modules'));
  const ends = frames.flatMap((frame) => frame.split(pathToFileURL(root).href)[1] ?? frame.split(root)[1] ?? []);
  return ends[0] ? `${message}\n  at ${ends[0].replace(/^\/|\)$/g, '')}` : message;
}

/** Describes an esbuild message. Omits the plug-in's name, because the error is in the source file. */
function describeMessage({ text, location, detail }: Message, root: string): string {
  if (detail instanceof Error && detail.stack) return describeStack(detail.stack, root);
  if (!location) return text;
  const { file, line, column, lineText } = location;
  const path = pathIn(root, resolve(root, file));
  return `${text}\n  at ${path}:${line}:${column + 1}\n    ${lineText.trim()}`;
}
