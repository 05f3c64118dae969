import * as styles from './Avatar.module.css';

/** A person's drawn balloon. Decoration: the name stands beside it. */
export function Avatar({ src }: { src: string }) {
  return <img className={styles.avatar} src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />;
}
