import clsx from 'clsx';
import type { BlogPost } from '../../../../content/blog/blog.ts';
import * as section from '../../../kit/section/Section.module.css';
import * as styles from './Cover.module.css';

interface CoverProps {
  post: BlogPost;
  isFirst?: boolean;
  className?: string | undefined;
}

/** An article's drawing. Decorative: the title is below it. */
export function Cover({ post, isFirst = false, className }: CoverProps) {
  return (
    <span className={clsx(styles.cover, className ?? section.ticks)}>
      <img
        className={styles.image}
        src={post.image}
        alt=""
        width={800}
        height={500}
        // Lazy images wait for layout, which would delay the largest element of the first view.
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
