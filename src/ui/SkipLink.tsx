import * as styles from './SkipLink.module.css';

/** The first stop of the keyboard, drawn while it has the focus: leads past what stands before `#main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
