import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Debounce: wait this long after the last event, because editors and git change files in many steps. */
const settleMs = 50;

/**
 * Calls `onChange` with the paths of written, replaced, added and removed files. Returns a function to stop watching.
 *
 * Each folder has its own watcher. All watchers are renewed before each call, to include new folders. On Linux, Node's
 * recursive watcher would miss files that are saved by renaming.
 */
export function watchFiles(
  root: string,
  watched: readonly string[],
  onChange: (paths: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const watchFolder = (folder: string) =>
    watch(join(root, folder), (_event, name) => {
      const path = join(folder, name ?? '').replaceAll('\\', '/');
      if (watched.some((entry) => path === entry || path.startsWith(`${entry}/`))) changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    }).on('error', () => undefined);
  const close = () => {
    for (const watcher of watchers) watcher.close();
  };

  function settle(): void {
    try {
      const next = foldersIn(root, watched).map(watchFolder);
      close();
      watchers = next;
    } catch (error) {
      // A folder was removed after it was listed. The removal is an event, which calls `settle` again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (changed.size > 0) onChange([...changed]);
    changed.clear();
  }
  settle();
  return () => {
    clearTimeout(timer);
    close();
  };
}

function foldersIn(root: string, paths: readonly string[]): string[] {
  const isFolder = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
  const below = (path: string) =>
    readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return ['.', ...paths.flatMap((path) => [path, ...(isFolder(path) ? below(path) : [])]).filter(isFolder)];
}
