import { Component, use, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import { kindWords, say } from './say.ts';
import * as styles from './ToastList.module.css';
import type { ToastCallbacks, ToastView } from './ToastList.tsx';
import { RegionsContext } from './ToastRegions.tsx';

interface ToastBodyProps extends Pick<ToastCallbacks, 'dismiss'> {
  toast: ToastView;
}

/** The marks, of another shape for each kind. */
const marks: Partial<Record<string, string>> = {
  success: 'M3 9l4 4 8-8',
  error: 'M6 2h6l4 4v6l-4 4H6l-4-4V6zM9 5v5M9 12v1',
  loading: 'M9 2a7 7 0 1 0 7 7',
  close: 'M4 4l10 10M4 14 14 4',
};

/** One toast, said once whenever its words come. */
export function ToastItem(body: ToastBodyProps) {
  const { id, kind, presentation, isLeaving, content, saidCount } = body.toast;
  const item = useRef<HTMLLIElement>(null);
  const region = use(RegionsContext)?.[kind === 'error' ? 'assertive' : 'polite'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said again is heard again, the same words too
  useLayoutEffect(() => {
    if (!item.current || isLeaving) return;
    // A toast that was dragged away may be called back.
    item.current.style.translate = '';
    return say(region?.current, kind, item.current.querySelector('bdi')?.textContent);
  }, [saidCount, content, isLeaving, region, kind]);
  const closes = presentation === 'light' && kind !== 'loading' ? '' : undefined;
  return (
    <li ref={item} className={styles.item} data-id={id} data-closes={closes} tabIndex={-1} inert={isLeaving}>
      <ToastBoundary key={saidCount} {...body} />
    </li>
  );
}

/** Keeps what a toast's content throws inside that toast, and shows its text instead. */
class ToastBoundary extends Component<ToastBodyProps, Partial<ToastView>> {
  override state: Partial<ToastView> = {};

  static getDerivedStateFromError(error: unknown) {
    return { content: `This message can't be shown. ${error}`, icon: null, isBare: false };
  }

  override render() {
    return <ToastBody {...this.props} toast={{ ...this.props.toast, ...this.state }} />;
  }
}

/** What is seen of a toast: mark, content, close button; or its content alone. */
function ToastBody({ toast, dismiss }: ToastBodyProps) {
  const { id, kind, presentation, content, isBare, icon = marks[kind] && <Icon name={kind} /> } = toast;
  const shown = <bdi>{typeof content === 'function' ? content(toast) : content}</bdi>;
  if (isBare) return shown;
  return (
    <div className={styles.toast} data-presentation={presentation}>
      {icon && <span aria-hidden>{icon}</span>}
      <div className={styles.text}>
        <span className={text.hidden}>{kindWords[kind]}</span>
        {shown}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismiss(id)}>
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
