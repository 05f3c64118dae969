import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { watchFiles } from './watch-files.ts';

/** Returns whether each build reads a file again. Changes to other files require a restart of the worker. */
const isReadAgain = (path: string) =>
  /^(public\b|index\.html$|src\/(site|admin|ui|toasts|api|http|state|styles)\b)|\.(css|md|svg|png|jpg|webp)$/.test(
    path,
  );

/**
 * Runs `build.mjs` as a worker, notifies it of changes, and restarts it after changes to code that it has loaded. If
 * the worker exits, starts it again after the next change.
 */
export function supervise(root: string): void {
  let worker: ChildProcess | undefined;
  const start = () => {
    const child = fork(join(root, 'build.mjs'), ['--watch', '--worker'], { execArgv: process.execArgv });
    worker = child;
    child.once('exit', () => {
      if (worker !== child) return;
      worker = undefined;
      console.error('Development stopped. It starts again after the next change.');
    });
  };
  watchFiles(root, ['src', 'public', 'index.html', 'build.mjs'], (paths) => {
    if (!worker) start();
    else if (paths.every(isReadAgain)) worker.send(paths);
    else {
      const last = worker;
      worker = undefined;
      last.once('exit', () => worker ?? start()).kill();
    }
  });
  start();
}
