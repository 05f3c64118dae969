import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Debounce: editors save in several steps, a checkout in hundreds. Waits this long after the last one. */
const settleMs = 50;

/**
 * Calls `onChange` with the paths written, replaced, added or removed. Returns a function that stops watching.
 *
 * Each folder has its own watcher, renewed after every change, before anyone reads the files: on Linux, Node's recursive
 * one watches files, and misses those saved by renaming.
 */
export function watchFiles(
  root: string,
  places: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  const isWatched = (path: string) => places.some((place) => path === place || path.startsWith(`${place}/`));
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const watchFolder = (folder: string) =>
    watch(join(root, folder), (_event, name) => {
      const path = join(folder, name ?? '').replaceAll('\\', '/');
      if (isWatched(path)) changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    }).on('error', () => undefined);
  const close = () => {
    for (const watcher of watchers) watcher.close();
  };

  function settle(): void {
    try {
      const next = foldersIn(root, places).map(watchFolder);
      close();
      watchers = next;
    } catch {
      // A folder was removed at this moment: its event follows.
    }
    const paths = [...changed];
    changed.clear();
    if (paths.length > 0) onChange(paths);
  }

  settle();
  return () => {
    clearTimeout(timer);
    close();
  };
}

function foldersIn(root: string, places: readonly string[]): string[] {
  const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  const below = (place: string) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name));
  return ['.', ...places.flatMap((place) => [place, ...(isFolder(place) ? below(place) : [])]).filter(isFolder)];
}
