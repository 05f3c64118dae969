import * as styles from './SkipLink.module.css';

/** The first keyboard stop, visible while it has the focus: skips to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
