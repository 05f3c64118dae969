import type { BlogPost } from '../../../../content/blog/blog.ts';
import * as text from '../../../../ui/Text.module.css';
import { Avatar } from '../../../kit/Avatar.tsx';
import * as styles from './Byline.module.css';

/** The author of an article, and a line about it. */
export function Byline({ post, note }: { post: BlogPost; note: string }) {
  return (
    <p className={styles.byline}>
      <Avatar src={post.authorAvatar} />
      <span>
        {post.author}
        <span className={`${text.note} ${styles.note}`}>{note}</span>
      </span>
    </p>
  );
}
