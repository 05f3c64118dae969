import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the assistant has the whole window; Escape leaves.
 *
 * The stylesheets hide the page behind and stop its scroll (`data-fullscreen`). Without what has left it the page may
 * become too short for the place where the reader was, so that place is given back. Specification §4.
 */
export function useFullscreen(): [isFullscreen: boolean, toggle: () => void] {
  const [isFullscreen, setIsFullscreen] = useState(false);
  const scrollY = useRef(0);

  const toggle = () => {
    if (!isFullscreen) scrollY.current = window.scrollY;
    setIsFullscreen(!isFullscreen);
  };
  useLayoutEffect(() => {
    if (!isFullscreen) return;
    return () => window.scrollTo(0, scrollY.current);
  }, [isFullscreen]);
  useEffect(() => {
    if (!isFullscreen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) setIsFullscreen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFullscreen]);

  return [isFullscreen, toggle];
}
