import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Debounce: editors save in several steps, a checkout in hundreds. Waits this long after the last one. */
const settleMs = 50;

/**
 * Calls `onChange` with the paths written, replaced, added or removed. Returns a function that stops watching.
 *
 * Each folder has its own watcher: on Linux, Node's recursive one watches files, and misses those saved by renaming.
 */
export function watchFiles(
  root: string,
  places: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function add(folder: string, isWatched = (_path: string) => true): void {
    if (watchers.has(folder)) return;
    const watcher = watch(join(root, folder), (event, name) => {
      const path = join(folder, name ?? '').replaceAll('\\', '/');
      if (!isWatched(path)) return;
      // Another folder may have replaced a removed one.
      if (event === 'rename') for (const other of watchers.keys()) if (`${other}/`.startsWith(`${path}/`)) drop(other);
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    });
    watchers.set(
      folder,
      watcher.on('error', () => drop(folder)),
    );
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function addTree(folder: string): void {
    if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return;
    add(folder);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory()) addTree(`${folder}/${entry.name}`);
  }

  /** Reports the changes. Watches new folders first, before anyone reads them. */
  function settle(): void {
    places.forEach(addTree);
    const paths = [...changed];
    changed.clear();
    onChange(paths);
  }

  add('.', (path) => places.includes(path));
  places.forEach(addTree);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}
