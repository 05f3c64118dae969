import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Api } from '../../api/endpoint.ts';
import type { Cache } from '../../http/cache.ts';
import type { Call } from '../../http/client.ts';
import * as styles from './DataPanel.module.css';

const HOST_ID = 'data-panel';
const REPLACED = 'replaced';
const TICK_MS = 1000;
const NEWEST_CALLS = 12;

/**
 * Marks each call of an API on the browser's timeline (`performance.mark`, named by method and path), and shows a panel of
 * the newest calls and of all that the cache holds. In development only.
 */
export function inspect<A extends Api>(api: A): A {
  document.getElementById(HOST_ID)?.dispatchEvent(new Event(REPLACED));
  const host = document.createElement('div');
  host.id = HOST_ID;
  document.body.append(host);
  const root = createRoot(host);
  // Whoever asks for an API may be rendering.
  queueMicrotask(() => root.render(<DataPanel cache={api.cache} />));
  host.addEventListener(REPLACED, () => {
    host.remove();
    queueMicrotask(() => root.unmount());
  });
  const request: Api['client']['request'] = async (call: Call, signal, onFailure) => {
    const startedMs = performance.now();
    try {
      return await api.client.request(call, signal, onFailure);
    } finally {
      performance.mark(`${call.method} ${call.path}`, { detail: { ms: Math.round(performance.now() - startedMs) } });
    }
  };
  return { ...api, client: { request } };
}

/** Lists the entries of a cache and the newest calls, once a second while it is open. */
export function DataPanel({ cache }: { cache: Cache }) {
  const [isOpen, setIsOpen] = useState(false);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = isOpen ? setInterval(() => setTick((tick) => tick + 1), TICK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isOpen]);
  const entries = cache.entries();
  const calls = performance.getEntriesByType('mark').filter(({ name }) => /^[A-Z]+ \//.test(name));
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Data</summary>
      {isOpen && (
        <>
          <ul aria-label="Cache">
            {entries.map(({ source, state, listeners }) => (
              <li key={source.key}>
                {source.key}: {state}, {listeners.size} listening
              </li>
            ))}
          </ul>
          <ol aria-label="Calls">
            {calls.slice(-NEWEST_CALLS).map((mark) => (
              <li key={mark.startTime}>
                {mark.name}: {Object((mark as PerformanceMark).detail).ms} ms
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
