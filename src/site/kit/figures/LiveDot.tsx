import * as styles from './LiveDot.module.css';

/** The mark of something that is running now. The words beside it say what. */
export function LiveDot() {
  return <span className={styles.live} />;
}
