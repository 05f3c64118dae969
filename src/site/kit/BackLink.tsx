import * as styles from './BackLink.module.css';
import { Arrow } from './Sign.tsx';

/** A link back to the home page, above a page's title. */
export function BackLink({ children }: { children: string }) {
  return (
    <a className={styles.back} href="/">
      <Arrow />
      {children}
    </a>
  );
}
