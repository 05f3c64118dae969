import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

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
      if (!isWatched(path)) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    }).on('error', () => undefined);
  const close = () => {
    for (const watcher of watchers) watcher.close();
  };

  function settle(): void {
    const next = tryTo(() => foldersIn(root, places).map(watchFolder));
    // A folder was removed at this moment.
    if (!next) timer = setTimeout(settle, settleMs);
    else {
      close();
      watchers = next;
      const paths = [...changed];
      changed.clear();
      if (paths.length > 0) onChange(paths);
    }
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
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
  return ['.', ...places.filter(isFolder).flatMap((place) => [place, ...below(place)])];
}

function tryTo<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
