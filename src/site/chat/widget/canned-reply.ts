/** A reply comes after this long, in ms. Specification §9. */
export const SHORTEST_DELAY_MS = 1500;
export const LONGEST_DELAY_MS = 2500;

/**
 * Answers any question with one of the canned replies, after a while; nothing is asked of a server but the replies.
 *
 * `random` gives 0 to 1, first for the delay, then for the reply. Errors: the signal's reason when it is aborted.
 * Source: specification §4 (chat widget).
 */
export async function cannedReply(signal: AbortSignal, random: () => number = Math.random): Promise<string> {
  const delayMs = SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS);
  const [{ cannedReplies }] = await Promise.all([import('../../../content/chat-widget.ts'), wait(delayMs, signal)]);
  return cannedReplies[Math.floor(random() * cannedReplies.length)] ?? cannedReplies[0];
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
