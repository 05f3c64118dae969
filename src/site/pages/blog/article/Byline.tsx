import type { BlogPost } from '../../../../content/blog/blog.ts';
import * as text from '../../../../ui/Text.module.css';
import { Avatar } from '../../../kit/Avatar.tsx';
import * as styles from './Byline.module.css';

/** An article's author, and below it a note: the author's role, or the date. */
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
