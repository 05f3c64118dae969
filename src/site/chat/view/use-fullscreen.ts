import { useLayoutEffect, useState } from 'react';

/**
 * Returns whether the chat panel fills the window, and a setter.
 *
 * The stylesheets hide the page behind the panel and disable its scrolling (`data-fullscreen`). The hidden page may
 * become too short for the reader's scroll position, so leaving fullscreen restores the position. Specification §4.
 */
export function useFullscreen(): [isFullscreen: boolean, setIsFullscreen: (isFullscreen: boolean) => void] {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useLayoutEffect(() => {
    return leftAt === null ? undefined : () => window.scrollTo(0, leftAt);
  }, [leftAt]);
  return [leftAt !== null, (isOn) => setLeftAt(isOn ? window.scrollY : null)];
}
