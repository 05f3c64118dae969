import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import * as styles from './ToastList.module.css';
import { regions } from './ToastRegions.tsx';
import type { ToastView } from './toast-view.ts';

/** The mark of each kind, of another shape for each, and its name for those who can't see that. */
const kinds: Partial<Record<string, readonly [word: string, mark: ReactNode]>> = {
  success: ['Success: ', '✓'],
  error: ['Error: ', '!'],
  loading: ['Loading: ', <i key="ring" className={styles.ring} />],
};

/** One toast. What is said again is mounted anew, and so heard anew. */
export function ToastItem(toast: ToastView) {
  const { id, kind, presentation, isLeaving, pushNumber } = toast;
  const closes = (presentation === 'light' && kind !== 'loading') || undefined;
  return (
    <li className={styles.item} data-id={id} data-closes={closes} tabIndex={-1} inert={isLeaving}>
      <ToastBoundary key={pushNumber} {...toast} />
    </li>
  );
}

/** Keeps what a toast's content throws inside that toast, and shows its text instead. */
class ToastBoundary extends Component<ToastView, Partial<ToastView>> {
  override state: Partial<ToastView> = {};

  static getDerivedStateFromError(error: unknown) {
    return { content: `Not shown: ${error}`, icon: null, isBare: false };
  }

  override render() {
    return <ToastBody {...this.props} {...this.state} />;
  }
}

/** Mark, words and close button; or the words alone. They are said whenever they change. */
function ToastBody(toast: ToastView) {
  const { kind, presentation, content, isBare } = toast;
  const [word, mark] = kinds[kind] ?? [];
  const { icon = mark } = toast;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what the content draws
  useLayoutEffect(() => {
    const line = document.createElement('p');
    line.append(words.current?.textContent ?? '');
    regions[kind === 'error' ? 'assertive' : 'polite'].current?.append(line);
    return () => line.remove();
  }, [kind, content]);
  const shown = (
    <div ref={words} className={styles.text}>
      <span className={text.hidden}>{word}</span>
      <bdi>{typeof content === 'function' ? content(toast) : content}</bdi>
    </div>
  );
  if (isBare) return shown;
  return (
    <div className={styles.toast} data-presentation={presentation}>
      {icon && (
        <span className={styles.icon} data-icon={kind} aria-hidden>
          {icon}
        </span>
      )}
      {shown}
      <button type="button" className={styles.close} aria-label="Dismiss" data-closes>
        ×
      </button>
    </div>
  );
}
