import * as styles from './Avatar.module.css';

/** A person's round illustration, or a photograph cropped to a circle. Decorative: the name is next to it. */
export function Avatar({ src }: { src: string }) {
  return <img className={styles.avatar} src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />;
}
