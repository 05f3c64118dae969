import clsx from 'clsx';
import * as styles from './Avatar.module.css';

/** A person's round illustration, or a photograph cropped to a circle. Decorative: the name is next to it. */
export function Avatar({ src, className }: { src: string; className?: string | undefined }) {
  return (
    <img
      className={clsx(styles.avatar, className)}
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}
