// Loads the server of `npm start`, pages and demo API, and reports wrong responses, response times and memory use:
// `node --import tsx test/bench/demo-load.ts [seconds] [requests a second] [data file]`. Default: 30 and 200.
// The server runs in its own process; every tenth request is malformed on purpose.
import { fork } from 'node:child_process';
import { createDemo } from '../../src/demo/demo.ts';
import { readSettings } from '../../src/hosting/settings.ts';
import { listen } from '../../src/preview/serve.ts';
import { type Kind, makeKinds } from './demo-load-kinds.ts';

const TICK_MS = 50;

/** Starts the server of `npm start` on any free port. */
async function serve(data: string | undefined): Promise<void> {
  const demo = createDemo({ settings: readSettings({}), environment: {}, data });
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: demo.handlers });
  process.on('message', async (message) => {
    if (message === 'close') {
      server.close();
      server.closeAllConnections();
      await demo.close();
      process.disconnect();
      return;
    }
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 });
  });
  process.send?.({ url: `${address}/api` });
}

async function main(): Promise<void> {
  // The process fails unless the report sets 0.
  process.exitCode = 1;
  const [seconds = 30, rate = 200] = process.argv.slice(2, 4).map(Number);
  const child = fork(process.argv[1] ?? '', ['serve', process.argv[4] ?? ''], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  let stopped: number | null | undefined;
  child.on('exit', (code) => {
    stopped = code;
  });
  const ask = <Answer>(message?: string) =>
    new Promise<Answer>((resolve) => {
      child.once('message', (answer) => resolve(answer as Answer));
      if (message) child.send(message);
    });
  const { url } = await ask<{ url: string }>();
  const kinds = await makeKinds(url);
  await load(kinds, 3, rate);
  const before = await ask<{ heapMb: number; rssMb: number }>('memory');
  const results = await load(kinds, seconds, rate);
  // Wait until connections have closed and their memory is free.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const after = await ask<{ heapMb: number; rssMb: number }>('memory');
  report(results, seconds);
  console.log(`heap  ${before.heapMb.toFixed(1)} MB before, ${after.heapMb.toFixed(1)} MB after (collected)`);
  console.log(`rss   ${before.rssMb.toFixed(0)} MB before, ${after.rssMb.toFixed(0)} MB after`);
  console.log(stopped === undefined ? 'The server is alive.' : `The server has stopped with ${stopped}.`);
  child.send('close');
  process.exitCode = stopped === undefined && results.every(({ status, kind }) => status === kind.expected) ? 0 : 1;
}

interface Result {
  kind: Kind;
  status: number;
  ms: number;
}

/** Starts requests at a fixed rate, even if earlier ones are still pending. */
async function load(kinds: { good: Kind[]; bad: Kind[] }, seconds: number, rate: number): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) * rate) / 1000);
    while (results.length < due) {
      const count = results.length;
      const list = count % 10 === 0 ? kinds.bad : kinds.good;
      const kind = list[Math.floor(count % 10 === 0 ? count / 10 : count) % list.length];
      if (kind) results.push(timed(kind));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS / 5));
  }
  return Promise.all(results);
}

async function timed(kind: Kind): Promise<Result> {
  const start = performance.now();
  const status = await kind.run().catch(() => 0);
  return { kind, status, ms: performance.now() - start };
}

function report(results: readonly Result[], seconds: number): void {
  console.log(`${results.length} requests in ${seconds} s`);
  const byName = new Map<string, Result[]>();
  for (const result of results) byName.set(result.kind.name, [...(byName.get(result.kind.name) ?? []), result]);
  for (const [name, rows] of byName) {
    const wrong = rows.filter(({ status, kind }) => status !== kind.expected).map(({ status }) => status);
    const verdict = wrong.length === 0 ? '' : `  WRONG: ${wrong.length} (${[...new Set(wrong)].join(', ')})`;
    const { expected } = rows[0]?.kind ?? { expected: 0 };
    console.log(
      `${expected}  ${String(rows.length).padStart(5)}  p50 ${at(rows, 0.5)}  p99 ${at(rows, 0.99)} ms  ${name}${verdict}`,
    );
  }
  console.log(
    `all   p50 ${at(results, 0.5)}  p95 ${at(results, 0.95)}  p99 ${at(results, 0.99)}  max ${at(results, 1)} ms`,
  );
}

function at(results: readonly Result[], share: number): string {
  const sorted = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(6);
}

if (process.argv[2] === 'serve') void serve(process.argv[3] || undefined);
else void main();
