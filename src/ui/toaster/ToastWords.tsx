import { useLayoutEffect, useRef } from 'react';
import { say } from './say.ts';
import type { ToastView } from './ToastList.tsx';

/** The words of a toast, said whenever they come; `hidden` where they are heard alone. What is said again is mounted anew. */
export function ToastWords({ hidden, ...toast }: ToastView & { hidden?: boolean }) {
  const { kind, content, isLeaving } = toast;
  const words = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what the content draws
  useLayoutEffect(() => (isLeaving ? undefined : say(kind, words.current?.textContent)), [kind, content, isLeaving]);
  return (
    <bdi ref={words} hidden={hidden}>
      {typeof content === 'function' ? content(toast) : content}
    </bdi>
  );
}
