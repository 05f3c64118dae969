// The problems of a build for people: a sentence, the position, and the source line.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from 'esbuild';

/** Thrown if esbuild only warns of a later failure, such as a declaration that no browser understands. */
export class BuildFailure extends Error {
  readonly errors: readonly Message[];

  constructor(errors: readonly Message[]) {
    super('The build found problems.');
    this.errors = errors;
  }
}

/** Waits for every step, so that none continues after the build has failed, and no error is lost. */
export async function settleAll<T extends readonly unknown[]>(
  steps: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const outcomes = await Promise.allSettled(steps);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors);
  return outcomes.map((outcome) => 'value' in outcome && outcome.value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}

/** Returns an error's problems without duplicates: several bundles report the same line. */
export function describeProblems(error: unknown, root: string): string[] {
  return [...new Set(describeAll(error, root))];
}

function describeAll(error: unknown, root: string): string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof AggregateError) return error.errors.flatMap((part) => describeAll(part, root));
  if ('errors' in error) return (error.errors as Message[]).map((message) => describeMessage(message, root));
  return [describeStack(error.stack ?? String(error), root)];
}

/** Returns an error's message and the first position in the project. */
function describeStack(stack: string, root: string): string {
  const [sentence = ''] = stack.split(/\n\s+at /, 1);
  return [sentence, firstOwnFrame(stack.slice(sentence.length), root)].filter(Boolean).join('\n');
}

/** Describes a message without plug-in names, because the error is in the reader's own line. */
function describeMessage({ text, location, detail }: Message, root: string): string {
  if (detail instanceof Error && detail.stack) return describeStack(detail.stack, root);
  if (!location) return text;
  const { file, line, column, lineText } = location;
  return `${text}\n${locationOf(resolve(root, file), line, column + 1, root)}\n    ${lineText.trim()}`;
}

/** Returns the first position in the project that a stack names, with its line. */
function firstOwnFrame(stack: string, root: string): string | undefined {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(
    /((?:file:\/\/|\/|[A-Z]:\\)[^\s()]+?):(\d+):(\d+)/g,
  )) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (!file.startsWith(root) || file.includes('node_modules')) continue;
    const text = readLine(file, Number(line));
    return locationOf(file, Number(line), Number(column), root) + (text ? `\n    ${text}` : '');
  }
  return undefined;
}

function locationOf(file: string, line: number, column: number, root: string): string {
  return `  at ${relative(root, file).replaceAll('\\', '/')}:${line}:${column}`;
}

function readLine(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
  } catch {
    return undefined;
  }
}
