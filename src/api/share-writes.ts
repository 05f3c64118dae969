import type { Tag } from '../http/entry.ts';
import type { OptimisticCache } from '../http/optimistic-cache.ts';

/**
 * Tells the other tabs of the same session what each write here has made stale, and refreshes what theirs have. Returns how
 * to stop.
 *
 * Always true: only tags travel, nothing of the data; the channel's name holds a digest of the token, never the token, so
 * that no tab of another session hears of it. Where a browser has no `BroadcastChannel`, or forbids it, nothing is shared,
 * and no write fails for it.
 */
export function shareWrites(cache: OptimisticCache, token: string): () => void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`writes ${digestOf(token)}`);
  } catch {
    return () => undefined;
  }
  const stop = cache.onWrite((tags) => {
    try {
      channel.postMessage(tags);
    } catch {
      // The write has succeeded; the other tabs learn of it when they ask next.
    }
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => cache.invalidate(isTags(data) ? data : undefined);
  return () => {
    stop();
    channel.close();
  };
}

/** Another tab may run another version, whose messages say no more than that something was written. */
function isTags(data: unknown): data is readonly Tag[] {
  return Array.isArray(data) && data.every((tag) => typeof Object(tag).type === 'string');
}

/** FNV-1a, 32 bits: enough to keep sessions apart, too little to tell the token by. */
function digestOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
