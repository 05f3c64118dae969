import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes and removes files. Skips files it wrote before, because overwriting makes some systems wait for the disk. */
export function createOutput() {
  const written = new Map<string, string | Uint8Array>();

  /** Writes files, given by their names in the folder. */
  async function writeFiles(folder: string, files: Files): Promise<void> {
    await Promise.all(
      Object.entries(files).map(async ([name, content]) => {
        const file = join(folder, name);
        if (written.get(file) === content) return;
        written.set(file, content);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }),
    );
  }
  /** Removes all other files of a folder, such as those of removed pages, pictures and parts. */
  async function removeOthers(folder: string, files: ReadonlySet<string>): Promise<void> {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isDirectory() || files.has(file)) continue;
      written.delete(file);
      await rm(file);
    }
  }
  /** Writes files, and removes all others of the folder, including those of earlier builds. */
  async function replaceFiles(folder: string, files: Files): Promise<void> {
    await writeFiles(folder, files);
    await removeOthers(folder, new Set(Object.keys(files).map((name) => join(folder, name))));
  }
  return { writeFiles, removeOthers, replaceFiles };
}
