import type { BrowserServer } from 'playwright-core';
import { chromiumPath, serveChromium } from '../support/chromium.ts';
import type { TestFile } from './files.ts';
import type { FileResult } from './report.ts';
import { type Pool, runFiles } from './workers.ts';

/** Runs browser tests in a browser that workers share. After its crash, reruns unfinished files once in another. */
export async function runInBrowser(files: readonly TestFile[], pool: Omit<Pool, 'engine'>): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (let turn = 1; results.length < files.length; turn++) {
    const done = new Set(results.map(({ path }) => path));
    const left = files.filter(({ path }) => !done.has(path));
    const { found, isDead } = await runUntilDeath(left, { ...pool, engine: 'browser' });
    results.push(...found);
    if (!isDead) break;
    console.log(
      turn === 1 ? 'The browser crashed. Its unfinished files run again in a new one.' : 'The browser crashed again.',
    );
    if (turn === 1) continue;
    const error = 'The browser crashed twice.';
    results.push({
      path: 'the browser',
      seconds: 0,
      passed: 0,
      skipped: 0,
      failures: [{ name: error, error }],
      tests: [],
    });
    break;
  }
  return results;
}

async function runUntilDeath(files: readonly TestFile[], pool: Pool) {
  const server = chromiumPath ? await serveChromium() : undefined;
  const death = new AbortController();
  const onClose = () => death.abort();
  server?.on('close', onClose);
  const env = { ...pool.env, ...(server && { BROWSER_ENDPOINT: server.wsEndpoint() }) };
  const found = await runFiles(files, { ...pool, env }, death.signal);
  server?.off('close', onClose);
  if (!death.signal.aborted) await close(server);
  return { found, isDead: death.signal.aborted };
}

/** Kills the browser, because a clean exit may take long and there is nothing to save. */
async function close(server: BrowserServer | undefined): Promise<void> {
  await server?.kill();
}
