import * as styles from './Avatar.module.css';

/** A person's round photo or illustration. The name must be next to it, because the image has no text alternative. */
export function Avatar({ src }: { src: string }) {
  return <img className={styles.avatar} src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />;
}
