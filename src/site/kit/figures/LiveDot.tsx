import * as styles from './LiveDot.module.css';

/** A dot that marks a text about something active or urgent, such as the assistant or a job. */
export function LiveDot() {
  return <span className={styles.live} />;
}
