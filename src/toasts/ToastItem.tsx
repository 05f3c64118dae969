import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/Text.module.css';
import * as styles from './ToastList.module.css';
import { isLight, type Toast, type ToastKind, type ToastWords } from './toast.ts';
import { useToast } from './use-toast.ts';
import { useToastDrag } from './use-toast-drag.ts';

/** The icons differ in shape, not only in color, for color-blind users. */
const icons: Partial<Record<ToastKind, ReactNode>> = {
  success: '✓',
  error: '!',
  loading: <i className={styles.ring} />,
};

export function ToastItem({ toast, words }: { toast: Toast; words: ToastWords }) {
  const { id, kind, key, content, action, isLeaving } = toast;
  const { dismiss } = useToast();
  const close = () => dismiss(id);
  const act = () => {
    // Closes first, because `onPress` may show a new toast with the same id.
    close();
    action?.onPress();
  };
  const canDrag = isLight(toast);
  const drag = useToastDrag(canDrag, close);
  return (
    <li className={styles.item} data-id={id} data-drag={canDrag} tabIndex={-1} inert={isLeaving} {...drag}>
      <div className={styles.toast} data-light={action !== undefined}>
        {icons[kind] && (
          <span className={styles.icon} data-icon={kind} aria-hidden>
            {icons[kind]}
          </span>
        )}
        <div className={styles.text}>
          <span className={text.hidden}>{words[kind]}</span>
          <bdi>
            <ToastBoundary key={key} failed={words.failed}>
              {content}
            </ToastBoundary>
          </bdi>
          {action && (
            <Button size="small" onClick={act}>
              {action.label}
            </Button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label={words.dismiss} onClick={close}>
          ×
        </button>
      </div>
    </li>
  );
}

/** Shows the message `failed` in place of content that throws while rendering. */
class ToastBoundary extends Component<{ failed: string; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
