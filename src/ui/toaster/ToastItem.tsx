import { Component, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import { kindWords, say } from './say.ts';
import * as styles from './ToastList.module.css';
import type { ToastView } from './toast-view.ts';

/** The marks, of another shape for each kind. */
const marks: Partial<Record<string, string>> = {
  success: 'M3 9l4 4 8-8',
  error: 'M6 2h6l4 4v6l-4 4H6l-4-4V6zM9 5v5M9 12v1',
  loading: 'M9 2a7 7 0 1 0 7 7',
  close: 'M4 4l10 10M4 14 14 4',
};

/** One toast. */
export function ToastItem(toast: ToastView) {
  const { id, kind, presentation, isLeaving, saidCount } = toast;
  const closes = (presentation === 'light' && kind !== 'loading') || undefined;
  return (
    <li className={styles.item} data-id={id} data-closes={closes} tabIndex={-1} inert={isLeaving}>
      <ToastBoundary key={saidCount} {...toast} />
    </li>
  );
}

/** Keeps what a toast's content throws inside that toast, and shows its text instead. */
class ToastBoundary extends Component<ToastView, Partial<ToastView>> {
  override state: Partial<ToastView> = {};

  static getDerivedStateFromError(error: unknown) {
    return { content: `This message can't be shown. ${error}`, icon: null, isBare: false };
  }

  override render() {
    return <ToastBody {...this.props} {...this.state} />;
  }
}

/**
 * What is seen of a toast: mark, content, close button; or its content alone. Its words are said whenever they come: what
 * is said again is mounted anew.
 */
function ToastBody(toast: ToastView) {
  const { kind, presentation, isLeaving, content, isBare, icon = marks[kind] && <Icon name={kind} /> } = toast;
  const words = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what the content draws
  useLayoutEffect(() => (isLeaving ? undefined : say(kind, words.current?.textContent)), [kind, content, isLeaving]);
  const shown = <bdi ref={words}>{typeof content === 'function' ? content(toast) : content}</bdi>;
  if (isBare) return shown;
  return (
    <div className={styles.toast} data-presentation={presentation}>
      {icon && <span aria-hidden>{icon}</span>}
      <div className={styles.text}>
        <span className={text.hidden}>{kindWords[kind]}</span>
        {shown}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" data-closes>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Icon({ name }: { name: string }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 18 18" aria-hidden>
      <path d={marks[name]} />
    </svg>
  );
}
