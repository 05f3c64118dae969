import clsx from 'clsx';
import type { BlogPost } from '../../../../content/blog/blog.ts';
import * as section from '../../../kit/section/Section.module.css';
import * as styles from './Cover.module.css';

/** An article's drawing. Decoration: the title stands below it. */
export function Cover({ post, isFirst = false }: { post: BlogPost; isFirst?: boolean }) {
  return (
    <span className={clsx(styles.cover, section.ticks)}>
      <img
        className={styles.image}
        src={post.image}
        alt=""
        width={800}
        height={500}
        // The largest thing in the first view must not wait for the layout.
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
