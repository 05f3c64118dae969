import * as styles from './TopBar.module.css';

/** The name of a key, next to what it does. Hidden from screen readers. */
export function Key({ name }: { name: string }) {
  return (
    <span className={styles.key} data-key aria-hidden="true">
      {name}
    </span>
  );
}
