import * as styles from './LiveDot.module.css';

/** A dot that marks a running process. The text next to it names the process. */
export function LiveDot() {
  return <span className={styles.live} />;
}
