import { cannedReplies } from '../../../content/chat-widget.ts';

/** The range of the delay before a reply. Specification §9. */
const SHORTEST_DELAY_MS = 1500;
const LONGEST_DELAY_MS = 2500;

/**
 * Returns a random canned reply after a delay; sends no request.
 *
 * `random` returns 0 to below 1, first for the delay, then for the reply. Source: specification §4 (chat widget).
 */
export function cannedReply(random: () => number = Math.random): Promise<string> {
  const delayMs = SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS);
  const reply = cannedReplies.at(random() * cannedReplies.length) ?? '';
  return new Promise((resolve) => setTimeout(resolve, delayMs, reply));
}
