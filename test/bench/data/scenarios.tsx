// Runs a scenario and prints its result as one line of JSON. The bundle of each library defines `adapter-under-test`.
import { create } from 'adapter-under-test';
import { Window } from 'happy-dom';
import { memo } from 'react';
import type { Root } from 'react-dom/client';
import type { Adapter } from './adapter.ts';
import { cpuMs, msSince, takeTurns } from './turns.ts';

const { BENCH_SCENARIO = '' } = process.env;

const window = new Window({ url: 'http://bench/' });
Object.assign(globalThis, { window, document: window.document, location: window.location });
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: `Row ${id}`, tags: ['a', 'b'] }));
let requests = 0;
let isStamped = false;
const send: typeof fetch = (_input, init) =>
  new Promise((resolve, reject) => {
    requests++;
    const body = JSON.stringify({ rows, stamp: isStamped ? requests : 0 });
    const timer = setTimeout(() => resolve(new Response(body)), 1);
    const signal = init?.signal;
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const settle = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

interface ItemProps {
  id: string;
  index?: number;
  turn?: number;
  useList: (id: string) => unknown;
  renders?: Map<number, number>;
}

const Item = memo(({ id, index = 0, useList, renders }: ItemProps) => {
  renders?.set(index, (renders.get(index) ?? 0) + 1);
  useList(id);
  return null;
});
const bareList = () => undefined;

function draw(root: Root, { wrap }: Adapter, items: readonly ItemProps[]) {
  flushSync(() => root.render(wrap(items.map((item) => <Item key={item.index ?? item.id} {...item} />))));
}

const newRoot = () => createRoot(document.createElement('div'));
const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function manyMounts(idOf: (index: number) => string) {
  const first: number[] = [];
  const again: number[] = [];
  let most = 0;
  let made = 0;
  const turn = async () => {
    const adapter = create(send);
    const renders = new Map<number, number>();
    const items = times(1000, (index) => ({ id: idOf(index), index, useList: adapter.useAll, renders }));
    const root = newRoot();
    requests = 0;
    const mount = async () => {
      draw(root, adapter, items);
      await settle();
    };
    first.push(await cpuMs(mount));
    most = Math.max(...renders.values());
    made = requests;
    draw(root, adapter, []);
    again.push(await cpuMs(mount));
    flushSync(() => root.unmount());
    await settle(5);
  };
  await takeTurns(turn, () => {
    first.length = again.length = 0;
  });
  return { requests: made, renders: most, mountMs: median(first), remountMs: median(again) };
}

/** Measures what one hook call adds to a render of a component that has its data. */
async function cachedCall() {
  const adapter = create(send);
  const cost = async (useList: ItemProps['useList']) => {
    const root = newRoot();
    const itemsAt = (turn: number) => times(1000, (index) => ({ id: String(index % 10), index, turn, useList }));
    const redraw = (turn: number) => draw(root, adapter, itemsAt(turn));
    redraw(0);
    await settle();
    const taken: number[] = [];
    let last = 0;
    const turn = async () => {
      const since = process.cpuUsage();
      for (let each = 0; each < 10; each++) redraw(++last);
      taken.push(msSince(since) / 10);
    };
    await takeTurns(turn, () => {
      taken.length = 0;
    });
    flushSync(() => root.unmount());
    return median(taken);
  };
  // A render calls a thousand hooks, so the ms of a render are the µs of a hook.
  const bareUs = await cost(bareList);
  return { hookCallUs: (await cost(adapter.useData)) - bareUs };
}

/** Measures writes that make a hundred mounted lists stale. `writeMs` is the median of many writes in one process. */
async function invalidation(use: 'useData' | 'useAll', stamped: boolean) {
  isStamped = stamped;
  const adapter = create(send);
  const renders = new Map<number, number>();
  const root = newRoot();
  draw(
    root,
    adapter,
    times(100, (index) => ({ id: String(index), index, useList: adapter[use], renders })),
  );
  await settle(50);
  renders.clear();
  requests = 0;
  const write = async () => {
    await adapter.write();
    await settle(60);
  };
  await write();
  const made = { requests: requests - 1, renders: Math.max(0, ...renders.values()) };
  const costs: number[] = [];
  const turn = async () => {
    costs.push(await cpuMs(write));
  };
  await takeTurns(turn, () => {
    costs.length = 0;
  });
  flushSync(() => root.unmount());
  isStamped = false;
  return { ...made, writeMs: median(costs) };
}

const scenarios: Record<string, () => Promise<unknown>> = {
  oneKey: () => manyMounts(() => 'same'),
  manyKeys: () => manyMounts(String),
  cached: cachedCall,
  changed: () => invalidation('useAll', true),
  equal: () => invalidation('useData', false),
};
process.stdout.write(`${JSON.stringify(await scenarios[BENCH_SCENARIO]?.())}\n`);
process.exit(0);
