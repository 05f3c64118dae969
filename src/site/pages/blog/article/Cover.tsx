import clsx from 'clsx';
import type { BlogPost } from '../../../../content/blog/blog.ts';
import * as section from '../../../kit/section/Section.module.css';
import * as styles from './Cover.module.css';

interface CoverProps {
  post: BlogPost;
  isFirst?: boolean;
  className?: string | undefined;
}

/** An article's image. The title must be next to it, because the image has no text alternative. */
export function Cover({ post, isFirst = false, className }: CoverProps) {
  return (
    <span className={clsx(styles.cover, className ?? section.edge)}>
      <img
        className={styles.image}
        src={post.image}
        alt=""
        width={800}
        height={500}
        // A lazy image waits for layout, which would delay the page's largest contentful paint.
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
