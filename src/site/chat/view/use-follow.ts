import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation, Message } from '../conversation.ts';

/** How close to its end a list counts as read to the end, in CSS pixels. */
const NEAR_END_PX = 48;
/** How much of what comes before stays in view above the latest message, in CSS pixels. */
const ABOVE_LATEST_PX = 16;

/**
 * Keeps a message list at its latest message.
 *
 * To the latest after one's own send; on a reply, and each part of one, unless the reader has scrolled up: then `hasNew` tells
 * that something came unseen. A reply that is taller than the list is shown from its beginning, unless the reader has gone
 * to its end. An opening conversation is shown from its beginning. Source: `src/README.md` §8 (chat scroll).
 */
export function useFollow(ref: RefObject<HTMLElement | null>, { messages, isPending }: Conversation) {
  const [hasNew, setHasNew] = useState(false);
  const isAtEnd = useRef(false);
  // Where the list was put: who is still there has not scrolled, though the latest message may be too tall to end there.
  const placedAt = useRef(0);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list?.clientHeight) return;
    const hasStayed = list.scrollTop === placedAt.current || distanceToEnd(list) < 1;
    const { sender, timestamp } = messages.at(-1) as Message;
    const isOwn = isPending && sender === 'user';
    const isFollowed = hasStayed || isOwn || isAtEnd.current;
    setHasNew(!isFollowed && timestamp > 0);
    if (!timestamp) list.scrollTop = 0;
    else if (hasStayed || isOwn) scrollToLatest(list, messages.length);
    else if (isFollowed) list.scrollTop = list.scrollHeight;
    else return;
    placedAt.current = list.scrollTop;
  }, [ref, messages, isPending]);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // A keyboard that opens, a window that turns, a list that was minimized: who was at the end stays there.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);

  const onScroll = () => {
    const list = ref.current;
    // A list that is not drawn has no place to be at.
    if (!list?.clientHeight) return;
    isAtEnd.current = distanceToEnd(list) < NEAR_END_PX;
    if (isAtEnd.current) setHasNew(false);
  };
  return { hasNew, onScroll };
}

/** Puts the list's entry number `count` at its top or, where it is not that tall, at its end. */
export function scrollToLatest(list: HTMLElement, count: number): void {
  const latest = list.children[count - 1];
  if (latest instanceof HTMLElement) list.scrollTop = latest.offsetTop - ABOVE_LATEST_PX;
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}
