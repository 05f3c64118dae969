import clsx from 'clsx';
import * as styles from './Contents.module.css';
import * as section from './Section.module.css';

interface ContentsProps {
  label: string;
  entries: readonly { id: string; title: string }[];
  className?: string | undefined;
}

/** A table of contents: numbered links to elements of the same page, by `id`. */
export function Contents({ label, entries, className }: ContentsProps) {
  return (
    <nav aria-label={label}>
      <ol className={clsx(styles.list, section.rows, className)}>
        {entries.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
