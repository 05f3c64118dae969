import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import * as styles from './ToastList.module.css';
import { regions } from './ToastRegions.tsx';
import type { ToastView } from './toast-view.ts';

/** Each kind's icon, different in shape, and its name for people who can't see it. */
const kinds: Partial<Record<string, readonly [word: string, mark: ReactNode]>> = {
  success: ['Success: ', '✓'],
  error: ['Error: ', '!'],
  loading: ['Loading: ', <i key="ring" className={styles.ring} />],
};

/** One toast. Keyed by `pushNumber`, so that a repeated toast remounts and is announced again. */
export function ToastItem(toast: ToastView) {
  const { id, kind, presentation, isLeaving, pushNumber } = toast;
  const closes = (presentation === 'light' && kind !== 'loading') || undefined;
  return (
    <li className={styles.item} data-id={id} data-closes={closes} tabIndex={-1} inert={isLeaving}>
      <ToastBoundary key={pushNumber} {...toast} />
    </li>
  );
}

/** Catches errors of a toast's content, and shows a message in that toast. */
class ToastBoundary extends Component<ToastView, Partial<ToastView>> {
  override state: Partial<ToastView> = {};

  static getDerivedStateFromError() {
    return { content: "Can't show this.", icon: null };
  }

  override render() {
    return <ToastBody {...this.props} {...this.state} />;
  }
}

/** Icon, text and close button. The text is announced whenever it changes. */
function ToastBody({ kind, presentation, content, ...toast }: ToastView) {
  const [word, mark] = kinds[kind] ?? [];
  const { icon = mark } = toast;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the rendered content
  useLayoutEffect(() => {
    const line = document.createElement('p');
    line.append(words.current?.textContent ?? '');
    regions[kind === 'error' ? 'assertive' : 'polite'].current?.append(line);
    return () => line.remove();
  }, [kind, content]);
  return (
    <div className={styles.toast} data-presentation={presentation}>
      {icon && (
        <span className={styles.icon} data-icon={kind} aria-hidden>
          {icon}
        </span>
      )}
      <div ref={words} className={styles.text}>
        <span className={text.hidden}>{word}</span>
        <bdi>{content}</bdi>
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" data-closes>
        ×
      </button>
    </div>
  );
}
