// Describes the problems of a build, each with its position in the source.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from 'esbuild';
import { pathIn } from '../hosting/folder.ts';

/** Throws esbuild's warnings, such as a warning about a declaration that browsers would silently ignore. */
export function failOn(warnings: readonly Message[]): void {
  if (warnings.length > 0) throw Object.assign(new Error('The build found problems.'), { errors: warnings });
}

/** Waits for all steps, even if one fails, so that no step outlasts the build. Errors: one `AggregateError` for all. */
export async function settleAll(steps: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors);
}

/** Returns the problems in an error, without duplicates: several bundles may report the same line. */
export function describeProblems(error: unknown, root: string): string[] {
  return [...new Set(describeAll(error, root))];
}

function describeAll(error: unknown, root: string): string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof AggregateError) return error.errors.flatMap((part) => describeAll(part, root));
  if ('errors' in error) return (error.errors as Message[]).map((message) => describeMessage(message, root));
  return [describeStack(error.stack ?? String(error), root)];
}

/** Returns an error's message and the first position in the project's files, with the source line. */
function describeStack(stack: string, root: string): string {
  const [message = ''] = stack.split(/\n\s+at /, 1);
  for (const frame of stack.slice(message.length).split('\n'))
    for (const start of [root, pathToFileURL(root).href]) {
      const [, end] = frame.split(start);
      if (!end || end.includes('node_modules')) continue;
      const position = end.replace(/^\/|\)$/g, '');
      return `${message}\n  at ${position}${sourceLine(root, position)}`;
    }
  return message;
}

/** Returns the source line at a position such as `src/site/Site.tsx:1:14`; empty if the file no longer exists. */
function sourceLine(root: string, position: string): string {
  const [file = '', line] = position.split(':');
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] : '';
  return text ? `\n    ${text.trim()}` : '';
}

/** Describes an esbuild message. Omits the plug-in's name, because the error is in the source file. */
function describeMessage({ text, location, detail }: Message, root: string): string {
  if (detail instanceof Error && detail.stack) return describeStack(detail.stack, root);
  if (!location) return text;
  const { file, line, column, lineText } = location;
  const path = pathIn(root, resolve(root, file));
  return `${text}\n  at ${path}:${line}:${column + 1}\n    ${lineText.trim()}`;
}
