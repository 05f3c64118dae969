import type { ReactNode, Ref } from 'react';
import { textOf } from '../lib/text-of.ts';
import * as text from '../ui/Text.module.css';
import type { ToastWords } from './toast.ts';
import { useToasts } from './use-toast.ts';

interface ToastRegionsProps {
  words: ToastWords;
  /** The visible list; rendered while there are toasts. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The two live regions of the toasts: screen readers read `polite` when they have finished, `assertive` at once. They
 * are in the document from load and empty, since a screen reader may miss text that a region is mounted with. They hold
 * text only, so that button names aren't announced with every toast. The list is inside too: the top layer shows
 * it despite its hidden parent.
 */
export function ToastRegions({ words, children, ref }: ToastRegionsProps) {
  const { items } = useToasts();
  const linesOf = (isError: boolean) =>
    items
      .filter(({ kind }) => (kind === 'error') === isError)
      .toReversed()
      .map(({ key, kind, content, action }) => (
        // One text node, so that it's announced as one sentence.
        <p key={key}>{`${words[kind] ?? ''}${textOf(content)} ${action?.label ?? ''}`.trim()}</p>
      ));
  return (
    <div ref={ref} className={text.hidden}>
      <div aria-live="polite">{linesOf(false)}</div>
      <div aria-live="assertive">{linesOf(true)}</div>
      {items.length > 0 && children}
    </div>
  );
}
