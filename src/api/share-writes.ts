import type { Cache } from '../http/cache.ts';
import type { Tag } from '../http/entry.ts';

/**
 * Invalidates the tags of each write in the session's other tabs. Returns the cleanup function.
 *
 * Invariants: only tags are sent. The channel's name contains a hash of the token, so that other sessions don't receive
 * the tags.
 * Errors: none; a no-op without `BroadcastChannel`.
 */
export function shareWrites(cache: Cache, token: string): () => void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`writes ${digestOf(token)}`);
  } catch {
    return () => undefined;
  }
  cache.onWrite = (tags) => {
    try {
      channel.postMessage(tags);
    } catch {
      // If posting fails, other tabs refetch only when they get the focus.
    }
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => cache.invalidate(isTags(data) ? data : undefined);
  return () => {
    cache.onWrite = undefined;
    channel.close();
  };
}

/** Validates a message, since another tab may run another version. */
function isTags(data: unknown): data is readonly Tag[] {
  return Array.isArray(data) && data.every((tag) => typeof Object(tag).type === 'string');
}

/** Returns a 32-bit FNV-1a hash, which separates sessions without revealing the token. */
function digestOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
