// Bundled once for each library, with `adapter-under-test` as that library; prints one line of JSON.
import { create } from 'adapter-under-test';
import { Window } from 'happy-dom';
import { type FunctionComponent, memo } from 'react';
import type { Root } from 'react-dom/client';
import { createFakeTime } from './fake-time.ts';

const window = new Window({ url: 'http://bench/' });
Object.assign(globalThis, { window, document: window.document, location: window.location });
const time = createFakeTime();
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: `Row ${id}`, tags: ['a', 'b'] }));
let delayMs = 1;
let requests = 0;
let aborted = 0;
let isStamped = false;
const send: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    requests++;
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const body = JSON.stringify({ rows, stamp: isStamped ? requests : 0 });
    const timer = setTimeout(() => resolve(new Response(body)), delayMs);
    signal?.addEventListener('abort', () => {
      aborted++;
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const settle = async (ms = 30) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
};

function mount(
  root: Root,
  wrap: (children: React.ReactNode) => React.ReactNode,
  count: number,
  Item: FunctionComponent<{ id: number }>,
) {
  const items = Array.from({ length: count }, (_, id) => <Item key={id} id={id} />);
  flushSync(() => root.render(wrap(items)));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function manyMounts(count: number, idOf: (id: number) => string) {
  const first: number[] = [];
  const again: number[] = [];
  let most = 0;
  let made = 0;
  for (let round = 0; round < 15; round++) {
    const adapter = create(send);
    const renders = new Map<number, number>();
    const Item = ({ id }: { id: number }) => {
      renders.set(id, (renders.get(id) ?? 0) + 1);
      adapter.useAll(idOf(id));
      return null;
    };
    const root = createRoot(document.createElement('div'));
    requests = 0;
    globalThis.gc?.();
    const since = process.cpuUsage();
    mount(root, adapter.wrap, count, Item);
    await settle();
    first.push(cpuMs(since));
    most = Math.max(...renders.values());
    made = requests;
    flushSync(() => root.render(adapter.wrap(null)));
    globalThis.gc?.();
    const later = process.cpuUsage();
    mount(root, adapter.wrap, count, Item);
    await settle();
    again.push(cpuMs(later));
    flushSync(() => root.unmount());
    await settle(5);
  }
  return { requests: made, renders: most, mountMs: median(first.slice(5)), remountMs: median(again.slice(5)) };
}

/** What one hook call adds to a render of a component that has its data. */
async function cachedCall() {
  const adapter = create(send);
  const count = 1000;
  const cost = async (Item: FunctionComponent<{ id: number; turn: number }>) => {
    const root = createRoot(document.createElement('div'));
    const draw = (turn: number) =>
      flushSync(() =>
        root.render(adapter.wrap(Array.from({ length: count }, (_, id) => <Item key={id} id={id} turn={turn} />))),
      );
    draw(0);
    await settle();
    for (let turn = 1; turn < 100; turn++) draw(turn);
    const times: number[] = [];
    for (let turn = 100; turn < 300; turn++) {
      const since = performance.now();
      draw(turn);
      times.push(performance.now() - since);
    }
    flushSync(() => root.unmount());
    return (median(times) * 1000) / count;
  };
  const bare = await cost(() => null);
  const hook = await cost(({ id }) => {
    adapter.useData(String(id % 10));
    return null;
  });
  return { hookCallUs: hook - bare };
}

async function invalidation() {
  const counts = async (use: 'useData' | 'useAll', stamped: boolean) => {
    isStamped = stamped;
    const adapter = create(send);
    const renders = new Map<number, number>();
    const Item = memo(({ id }: { id: number }) => {
      renders.set(id, (renders.get(id) ?? 0) + 1);
      adapter[use](String(id));
      return null;
    });
    const root = createRoot(document.createElement('div'));
    mount(root, adapter.wrap, 100, Item);
    await settle(50);
    renders.clear();
    requests = 0;
    await adapter.write();
    await settle(100);
    const result = { requests: requests - 1, renders: Math.max(0, ...renders.values()) };
    flushSync(() => root.unmount());
    return result;
  };
  const changed = await counts('useAll', true);
  const equal = await counts('useData', false);
  return { refetches: changed.requests, refetchRenders: changed.renders, equalRenders: equal.renders };
}

async function typeAhead() {
  isStamped = false;
  const adapter = create(send);
  const Item = ({ id }: { id: number }) => {
    adapter.useAll(`search-${id}`);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  delayMs = 200;
  aborted = 0;
  for (let id = 0; id < 20; id++) {
    flushSync(() => root.render(adapter.wrap(<Item id={id} />)));
    await settle(10);
  }
  await settle(300);
  delayMs = 1;
  flushSync(() => root.unmount());
  return { typeAheadAborted: aborted };
}

async function expiry() {
  const adapter = create(send);
  const Item = ({ id }: { id: number }) => {
    adapter.useAll(`key-${id}`);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const visit = async (from: number, to: number) => {
    for (let id = from; id < to; id += 100) {
      flushSync(() =>
        root.render(adapter.wrap(Array.from({ length: 100 }, (_, n) => <Item key={id + n} id={id + n} />))),
      );
      await settle(5);
    }
    flushSync(() => root.render(adapter.wrap(null)));
    await settle();
    for (let second = 0; second < 70; second++) {
      time.advance(1000);
      await settle(1);
    }
  };
  const heap = async () => {
    for (let round = 0; round < 4; round++) {
      globalThis.gc?.();
      await settle(10);
    }
    return process.memoryUsage().heapUsed;
  };
  await visit(0, 1000);
  const before = await heap();
  await visit(1000, 11_000);
  const after = await heap();
  return { heldEntries: adapter.held(), heapKb: (after - before) / 1024, timersLeft: time.waiting() };
}

const result = {
  oneKey: await manyMounts(1000, () => 'same'),
  manyKeys: await manyMounts(1000, String),
  ...(await cachedCall()),
  ...(await invalidation()),
  ...(await typeAhead()),
  ...(await expiry()),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
