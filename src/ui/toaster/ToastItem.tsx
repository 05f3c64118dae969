import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import * as styles from './ToastList.module.css';
import { regions } from './ToastRegions.tsx';
import type { ToastView, ToastWords } from './toast-view.ts';

/** Each kind's icon, different in shape. */
const marks: Partial<Record<string, ReactNode>> = { success: '✓', error: '!', loading: <i className={styles.ring} /> };

type ToastProps = ToastView & { words: ToastWords };

/** One toast. Keyed by `pushNumber`, so that a repeated toast remounts and is announced again. */
export function ToastItem(toast: ToastProps) {
  const { id, kind, presentation, isLeaving, pushNumber } = toast;
  const closes = (presentation === 'light' && kind !== 'loading') || undefined;
  return (
    <li className={styles.item} data-id={id} data-closes={closes} tabIndex={-1} inert={isLeaving}>
      <ToastBoundary key={pushNumber} {...toast} />
    </li>
  );
}

/** Catches errors of a toast's content, and shows a message in that toast. */
class ToastBoundary extends Component<ToastProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <ToastBody {...this.props} {...(this.state.hasFailed && { content: this.props.words.failed, icon: null })} />
    );
  }
}

/** Icon, text and close button. The text is announced whenever it changes. */
function ToastBody({ kind, presentation, content, words, icon = marks[kind] }: ToastProps) {
  const said = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the rendered content
  useLayoutEffect(() => {
    const line = document.createElement('p');
    line.append(said.current?.textContent ?? '');
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
      <div ref={said} className={styles.text}>
        <span className={text.hidden}>{kind in words && words[kind as 'error']}</span>
        <bdi>{content}</bdi>
      </div>
      <button type="button" className={styles.close} aria-label={words.dismiss} data-closes>
        ×
      </button>
    </div>
  );
}
