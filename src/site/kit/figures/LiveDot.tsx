import * as styles from './LiveDot.module.css';

/** A dot that marks a text about something running, such as the assistant. */
export function LiveDot() {
  return <span className={styles.live} />;
}
