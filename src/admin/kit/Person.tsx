import { Fragment, type ReactNode } from 'react';
import * as styles from './Person.module.css';

interface PersonProps {
  /** The person's name, often as a link. */
  children: ReactNode;
  name: string;
  /** Below the name. */
  note?: ReactNode;
  imageUrl?: string | null | undefined;
}

/** A person in a list: drawn balloon or picture, name, and a line below. */
export function Person({ children, name, note, imageUrl }: PersonProps) {
  return (
    <span className={styles.person}>
      <PersonMark name={name} imageUrl={imageUrl} />
      <span className={styles.words}>
        <b className={styles.name}>{children}</b>
        {note && <span className={styles.note}>{typeof note === 'string' ? breakable(note) : note}</span>}
      </span>
    </span>
  );
}

/** An e-mail address breaks behind its @ where it has to, not in the midst of a word. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The balloon or picture alone. Decoration: the name stands beside it. */
export function PersonMark({ name, imageUrl }: Pick<PersonProps, 'name' | 'imageUrl'>) {
  if (imageUrl) return <img className={styles.mark} src={imageUrl} alt="" width={32} height={32} loading="lazy" />;
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
