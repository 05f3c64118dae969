import * as styles from './TopBar.module.css';

/** A key on the keyboard, for people who see it. */
export function Key({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
