import clsx from 'clsx';
import * as styles from './Contents.module.css';
import * as section from './Section.module.css';

interface ContentsProps {
  /** The name of the navigation. */
  label: string;
  entries: readonly { id: string; title: string }[];
  /** The class of the list. */
  className?: string | undefined;
}

/** Numbered links to the parts of a page. */
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
