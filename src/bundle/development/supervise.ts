import { execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { watchFiles } from './watch-files.ts';

/** The places that development watches. */
export const watchedPlaces = ['src', 'public', 'index.html', 'build.mjs'] as const;

/** With this code the work ends in order to be started again, by the build as it is now. */
export const restartCode = 75;

/**
 * Runs `file --watch --worker` in a process of its own, and again when the build itself changes. Work that falls over starts
 * again after the next change, and so does work whose code can't even be loaded; any other that never came up (a taken port, a
 * setting that makes no sense) ends this process as well. Never resolves.
 */
export async function supervise(root: string, file: string): Promise<never> {
  /** The port of its last start: a page that is open finds it there again. */
  let port: string | undefined;

  function start(): void {
    const env = port ? { ...process.env, PORT: port } : process.env;
    const worker = fork(fileURLToPath(file), ['--watch', '--worker'], { env, execArgv: process.execArgv });
    worker.once('message', (message) => {
      port = String(message);
    });
    worker.once('exit', async (code) => {
      const hasFallen = code && code !== restartCode && (port || !(await tryTools(root).catch(() => false)));
      if (code === restartCode) start();
      else if (hasFallen) startAfterChange();
      else process.exit(code ?? 1);
    });
  }

  function startAfterChange(): void {
    console.error('The build fell over. It starts again after the next change.');
    const stop = watchFiles(root, watchedPlaces, () => {
      stop();
      start();
    });
  }

  start();
  return new Promise(() => undefined);
}

/** Tries whether the build as it is now comes up at all. Errors: those that it ends with. */
export async function tryTools(root: string): Promise<true> {
  const trial = [...process.execArgv, 'build.mjs', '--watch', '--worker', '--trial'];
  await promisify(execFile)(process.execPath, trial, { cwd: root }).catch(({ stderr }) => {
    throw Object.assign(new Error(), { stack: /^\w*Error[\s\S]*/m.exec(stderr)?.[0] ?? stderr });
  });
  return true;
}
