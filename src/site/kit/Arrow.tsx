import * as styles from './Sign.module.css';

/** The arrow at the end of a link or button. The font has none. */
export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 9h13M10 4l5 5-5 5" />
    </svg>
  );
}
