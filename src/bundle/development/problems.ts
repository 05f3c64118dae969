// The problems of a build, as a person reads them: a sentence, the place, and the line that stands there.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message } from 'esbuild';

/** Thrown when esbuild only warns of what would go wrong later, such as a declaration that no browser understands. */
export class BuildFailure extends Error {
  readonly errors: readonly Message[];

  constructor(errors: readonly Message[]) {
    super('The build found problems.');
    this.errors = errors;
  }
}

/** Waits for every step, so that none runs on after the build has failed, and none of their errors is lost. */
export async function settleAll<T extends readonly unknown[]>(
  steps: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const outcomes = await Promise.allSettled(steps);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors);
  return outcomes.map((outcome) => 'value' in outcome && outcome.value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}

/** Every problem that an error tells of, each once: several bundles stumble over the same line. */
export function describeProblems(error: unknown, root: string): string[] {
  return [...new Set(describeAll(error, root))];
}

function describeAll(error: unknown, root: string): string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof AggregateError) return error.errors.flatMap((part) => describeAll(part, root));
  if ('errors' in error) return (error.errors as Message[]).map((message) => describeMessage(message, root));
  return [describeStack(error.stack ?? String(error), root)];
}

/** The sentence of an error, and the first place in the project that it names. */
export function describeStack(stack: string, root: string): string {
  const [sentence = ''] = stack.split(/\n\s+at /, 1);
  return [sentence, firstOwnFrame(stack.slice(sentence.length), root)].filter(Boolean).join('\n');
}

/** Without the names of plug-ins: the reader's own line is what is wrong. */
function describeMessage({ text, location, detail }: Message, root: string): string {
  if (detail instanceof Error && detail.stack) return describeStack(detail.stack, root);
  if (!location) return text;
  const { file, line, column, lineText } = location;
  return `${text}\n${place(resolve(root, file), line, column + 1, root)}\n    ${lineText.trim()}`;
}

/** The first place in the project that a stack names, with its line. */
function firstOwnFrame(stack: string, root: string): string | undefined {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(
    /((?:file:\/\/|\/|[A-Z]:\\)[^\s()]+?):(\d+):(\d+)/g,
  )) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (!file.startsWith(root) || file.includes('node_modules')) continue;
    const text = readLine(file, Number(line));
    return place(file, Number(line), Number(column), root) + (text ? `\n    ${text}` : '');
  }
  return undefined;
}

function place(file: string, line: number, column: number, root: string): string {
  return `  at ${relative(root, file).replaceAll('\\', '/')}:${line}:${column}`;
}

function readLine(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
  } catch {
    return undefined;
  }
}
