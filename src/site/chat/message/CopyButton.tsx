import { type MouseEvent, useState } from 'react';
import { controls } from '../../../content/chat.ts';
import * as styles from './MessageItem.module.css';

export function CopyButton({ children: text }: { children: string }) {
  const [state, setState] = useState(0);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Focuses the button, which Safari doesn't do on click, because the label resets on blur.
    currentTarget.focus();
    try {
      // Throws on pages served over plain HTTP, where `clipboard` is undefined.
      await navigator.clipboard.writeText(text);
      setState(1);
    } catch {
      // Selects the text next to the button, or below it, so that the reader can copy it.
      const shown = currentTarget.nextSibling ?? currentTarget.parentNode?.nextSibling;
      if (shown) document.getSelection()?.selectAllChildren(shown);
      setState(2);
    }
  };
  return (
    <button type="button" className={styles.plain} aria-live="polite" onClick={copy} onBlur={() => setState(0)}>
      {controls.copy[state]}
    </button>
  );
}
