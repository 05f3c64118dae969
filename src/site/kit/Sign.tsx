import clsx from 'clsx';
import * as styles from './Sign.module.css';

/** An icon in the text's color. `d` is path data on an 18 by 18 grid. */
export function Sign({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg className={clsx(styles.sign, className)} viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The arrow in a link or button: an icon, because the font has no arrow. */
export function Arrow() {
  return <Sign d="M2 9h13M10 4l5 5-5 5" className={styles.arrow} />;
}
