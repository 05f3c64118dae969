import clsx from 'clsx';
import * as styles from './Brand.module.css';

/** Names with more characters have a smaller font. */
const LONG_NAME = 16;

/** The agency's mark and name, linking to the home page. */
export function Brand({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <a className={clsx(styles.brand, className)} href="/" data-long={name.length > LONG_NAME || undefined}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 4.5H9.25a3.75 3.75 0 0 0 0 7.5h5.5a3.75 3.75 0 0 1 0 7.5H7" />
        <circle className={styles.dot} cx="4" cy="19.5" r="2.5" />
      </svg>
      {name}
    </a>
  );
}
