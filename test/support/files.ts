// Reads files of the project, and writes temporary folders with the files that a test needs.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the paths of the files below a folder of the project that match `pattern`, such as `src/lib/csv.ts`. */
export function filesBelow(folder: string, pattern = /./): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.includes('node_modules') && statSync(join(root, file)).isFile());
}

export const readText = (file: string) => readFileSync(join(root, file), 'utf8');

/** Asserts that a search has found nothing. */
export const assertNone = (found: readonly unknown[], message?: string) => assert.deepEqual(found, [], message);

/** Writes files into a temporary folder, which is deleted after the test. Returns the folder's path. */
export function folderWith(t: TestContext, files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
