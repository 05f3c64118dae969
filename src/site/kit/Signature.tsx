import clsx from 'clsx';
import type { Testimonial } from '../../content/pages/testimonials.ts';
import * as text from '../../ui/Text.module.css';
import { Avatar } from './Avatar.tsx';
import * as styles from './Signature.module.css';

interface SignatureProps {
  src: string;
  name: string;
  /** The person's role, with the company for clients, or a date. */
  note: string;
  className?: string | undefined;
}

/** The author of an article or a quote: image, name and note. */
export function Signature({ src, name, note, className }: SignatureProps) {
  return (
    <p className={clsx(styles.signature, className)}>
      <Avatar src={src} />
      <span>
        <b className={styles.name}>{name}</b>
        <span className={text.mute}>{note}</span>
      </span>
    </p>
  );
}

export function ClientSignature({ of }: { of: Testimonial }) {
  return (
    <figcaption>
      <Signature src={of.avatar} name={of.name} note={`${of.role}, ${of.company}`} />
    </figcaption>
  );
}
