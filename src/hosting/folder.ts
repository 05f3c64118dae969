import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Returns a file's path relative to a folder, with slashes on every system. */
export function pathIn(folder: string, file: string): string {
  return relative(folder, file).replaceAll('\\', '/');
}

/**
 * Reads the files in a folder and its subfolders that `matches` accepts. Returns the contents by relative path. Skips
 * editors' lock files (`.#name`), which are broken links. Errors: rejects if the folder or a listed file is missing.
 */
export async function readFolder(folder: string, matches = (_path: string) => true): Promise<Record<string, Buffer>> {
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const entries = files.map(async (file): Promise<[string, Buffer][]> => {
    const path = pathIn(folder, file);
    const isRead = !/(^|\/)\.#/.test(path) && matches(path) && (await stat(file)).isFile();
    return isRead ? [[path, await readFile(file)]] : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
