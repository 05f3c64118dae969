import * as styles from './SkipLink.module.css';

/** A link to `#main`, the first stop of the Tab key, visible only while focused. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
