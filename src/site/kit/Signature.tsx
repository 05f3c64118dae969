import clsx from 'clsx';
import type { Testimonial } from '../../content/pages/testimonials.ts';
import * as text from '../../ui/Text.module.css';
import { Avatar } from './Avatar.tsx';
import * as styles from './Signature.module.css';

/** The client below a quote: photo, name, role and company. */
export function Signature({ of, className }: { of: Testimonial; className?: string | undefined }) {
  return (
    <figcaption className={clsx(styles.signature, className)}>
      <Avatar src={of.avatar} />
      <span>
        <b className={styles.name}>{of.name}</b>
        <span className={text.mute}>{`${of.role}, ${of.company}`}</span>
      </span>
    </figcaption>
  );
}
