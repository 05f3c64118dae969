import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the assistant has the whole window.
 *
 * The stylesheets hide the page behind and stop its scroll (`data-fullscreen`). Without what has left it the page may
 * become too short for the place where the reader was, so that place is given back. Specification §4.
 */
export function useFullscreen(): [isFullscreen: boolean, setIsFullscreen: (isFullscreen: boolean) => void] {
  const [isFullscreen, setIsFullscreen] = useState(false);
  const scrollY = useRef(0);
  useLayoutEffect(() => {
    if (!isFullscreen) return;
    return () => window.scrollTo(0, scrollY.current);
  }, [isFullscreen]);
  return [
    isFullscreen,
    (isOn) => {
      if (isOn) scrollY.current = window.scrollY;
      setIsFullscreen(isOn);
    },
  ];
}
