import * as styles from './LiveDot.module.css';

/** A dot for something that is running. The text next to it says what. */
export function LiveDot() {
  return <span className={styles.live} />;
}
