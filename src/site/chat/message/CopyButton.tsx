import { type MouseEvent, useState } from 'react';
import { controls } from '../../../content/chat.ts';
import * as styles from './MessageItem.module.css';

/** Puts a text on the clipboard, and says whether it got there. */
export function CopyButton({ children: text }: { children: string }) {
  const [state, setState] = useState(0);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari focuses no button that is clicked, and what has no focus can't lose it.
    currentTarget.focus();
    try {
      // Undefined where the page has come over an insecure line.
      await navigator.clipboard.writeText(text);
      setState(1);
    } catch {
      setState(2);
    }
  };
  return (
    <button type="button" className={styles.copy} aria-live="polite" onClick={copy} onBlur={() => setState(0)}>
      {controls.copy[state]}
    </button>
  );
}
