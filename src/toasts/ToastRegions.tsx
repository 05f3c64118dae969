import type { ReactNode, Ref } from 'react';
import { textOf } from '../lib/text-of.ts';
import * as text from '../ui/Text.module.css';
import type { ToastWords } from './toast.ts';
import { useToasts } from './use-toast.ts';

interface ToastRegionsProps {
  words: ToastWords;
  /** The visible list, rendered while there are toasts. Must be a popover. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Renders two live regions, for errors (assertive) and all other toasts (polite). The regions mount empty, because a
 * screen reader may miss text that a region mounts with. They contain text only, so that Dismiss isn't announced with
 * every toast. The visually hidden element doesn't clip `children`, because a popover is in the top layer.
 */
export function ToastRegions({ words, children, ref }: ToastRegionsProps) {
  const { items } = useToasts();
  const linesOf = (isError: boolean) =>
    items
      .filter(({ kind }) => (kind === 'error') === isError)
      .toReversed()
      .map(({ key, kind, content, action }) => (
        // One text node, so that screen readers announce one sentence.
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
