import * as styles from './TopBar.module.css';

/** The key of a shortcut, shown next to the shortcut's action. Hidden from screen readers. */
export function Key({ name }: { name: string }) {
  return (
    <span className={styles.key} data-key aria-hidden="true">
      {name}
    </span>
  );
}
