import { useLayoutEffect, useState } from 'react';

/**
 * Whether the assistant has the whole window.
 *
 * The stylesheets hide the page behind and stop its scroll (`data-fullscreen`). Without what has left it the page may
 * become too short for the place where the reader was, so that place is given back. Specification §4.
 */
export function useFullscreen(): [isFullscreen: boolean, setIsFullscreen: (isFullscreen: boolean) => void] {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useLayoutEffect(() => {
    return leftAt === null ? undefined : () => window.scrollTo(0, leftAt);
  }, [leftAt]);
  return [leftAt !== null, (isOn) => setLeftAt(isOn ? window.scrollY : null)];
}
