import * as styles from './LiveDot.module.css';

/** A green lamp that marks a text about something available, such as the assistant. */
export function LiveDot() {
  return <span className={styles.live} />;
}
