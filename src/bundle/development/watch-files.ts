import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** Editors save in several steps, a checkout in hundreds; this long after the last one counts as one change. */
const settleMs = 30;

/**
 * Calls `onChange` whenever something at or below one of the places is written, replaced, added or removed.
 *
 * Folders are watched, not files: a file that is saved by renaming another over it is a new file each time. Where the system
 * can't watch whole trees, new folders are taken in as they come. Answers the function that ends it.
 */
export function watchFiles(root: string, places: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const hasTrees = process.platform !== 'linux';
  let timer: NodeJS.Timeout | undefined;

  function note(path: string, isRename: boolean): void {
    if (isRename && !hasTrees) {
      for (const folder of watchers.keys()) if (`${folder}${sep}`.startsWith(`${path}${sep}`)) drop(folder);
      addTree(path);
    }
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  }

  function add(folder: string, recursive: boolean, isMeant: (name: string) => boolean): void {
    const watcher = watch(folder, { recursive }, (event, name) => {
      if (name && isMeant(name)) note(join(folder, name), event === 'rename');
    });
    // A folder that goes while it is watched is an error on some systems.
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
  }

  function addTree(path: string): void {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    // Watched first and read afterwards: what comes between is seen twice, not missed.
    add(path, hasTrees, () => true);
    if (hasTrees) return;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) addTree(join(path, entry.name));
    }
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  add(root, false, (name) => places.includes(name));
  for (const place of places) addTree(join(root, place));
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}
