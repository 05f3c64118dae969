import clsx from 'clsx';
import * as styles from './Avatar.module.css';

/** A person's round photo or illustration. The name must be next to it, because the image has no text alternative. */
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
