import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation, Message } from '../conversation.ts';

/** A list within this distance of its end counts as scrolled to the end, in CSS pixels. */
const NEAR_END_PX = 48;
/** Height of the content that stays visible above the latest message, in CSS pixels. */
const ABOVE_LATEST_PX = 16;

/**
 * Keeps a message list scrolled to its latest message.
 *
 * Scrolls when the reader sends a message, and on each part of a reply. If the reader has scrolled up, it sets `hasNew`
 * instead. A reply taller than the list is shown from its beginning, unless the reader has scrolled to the end.
 * The opening messages are shown from their beginning. Source: `src/README.md` §8 (chat scroll).
 */
export function useFollow(ref: RefObject<HTMLElement | null>, { messages, isPending }: Conversation) {
  const [hasNew, setHasNew] = useState(false);
  const isAtEnd = useRef(false);
  // The scroll position that this hook set last. While it's unchanged, the reader hasn't scrolled.
  const scrolledTo = useRef(0);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list?.clientHeight) return;
    const hasStayed = list.scrollTop === scrolledTo.current || distanceToEnd(list) < 1;
    const { sender, timestamp } = messages.at(-1) as Message;
    const isOwn = isPending && sender === 'user';
    const isFollowed = hasStayed || isOwn || isAtEnd.current;
    setHasNew(!isFollowed && timestamp > 0);
    if (!timestamp) list.scrollTop = 0;
    else if (hasStayed || isOwn) scrollToLatest(list, messages.length);
    else if (isFollowed) list.scrollTop = list.scrollHeight;
    else return;
    scrolledTo.current = list.scrollTop;
    // Updated here too, because no scroll event fires when an answer grows below the visible part.
    isAtEnd.current = distanceToEnd(list) < NEAR_END_PX;
  }, [ref, messages, isPending]);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // Stay at the end when a keyboard opens, the window rotates, or a minimized panel is restored.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);

  const onScroll = () => {
    const list = ref.current;
    // A hidden list has no scroll position.
    if (!list?.clientHeight) return;
    isAtEnd.current = distanceToEnd(list) < NEAR_END_PX;
    if (isAtEnd.current) setHasNew(false);
  };
  return { hasNew, onScroll };
}

/** Scrolls message number `count` to the top of the list, or as far as the list scrolls. */
export function scrollToLatest(list: HTMLElement, count: number): void {
  const latest = list.children[count - 1];
  if (latest instanceof HTMLElement) list.scrollTop = latest.offsetTop - ABOVE_LATEST_PX;
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}
