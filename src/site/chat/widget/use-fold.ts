import { useEffect, useState } from 'react';

/** A scroll that is shorter, in CSS pixels, has no direction. */
const LEAST_SCROLL_PX = 8;
/** How close to the page's end nothing is left to read that the launcher could lie on, in CSS pixels. */
const NEAR_END_PX = 96;

/** Whether the reader is scrolling down, and not at the end of the page: then nothing may lie over what is read. */
export function useFold(): boolean {
  const [isFolded, setIsFolded] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - last) < LEAST_SCROLL_PX) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - NEAR_END_PX;
      setIsFolded(scrollY > last && !isAtEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isFolded;
}
