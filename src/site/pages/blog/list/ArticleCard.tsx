import { memo } from 'react';
import { articlePath, labels, tagsShown } from '../../../../content/blog/blog.ts';
import * as text from '../../../../ui/Text.module.css';
import { Signature } from '../../../kit/Signature.tsx';
import * as section from '../../../kit/section/Section.module.css';
import * as badges from '../../../kit/styles/Badge.module.css';
import { articleId } from '../article/article-id.ts';
import { Cover } from '../article/Cover.tsx';
import { categoryName, formatCount, formatDate } from '../article/format.ts';
import * as styles from './ArticleCard.module.css';
import { type ArticleCardProps, Expansion } from './Expansion.tsx';

/** One article of the list: its summary, and the full text when opened. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { post } = props;
  return (
    <article id={articleId(post.id)} className={styles.card} tabIndex={-1}>
      <div className={styles.summary}>
        <Cover post={post} />
        <p className={section.row}>
          <span className={badges.badge}>{categoryName(post.category)}</span>
        </p>
        <p className={text.note}>
          {`${post.readTime}, ${formatCount(post.views)} ${labels.views}, ${formatCount(post.likes)} ${labels.likes}`}
        </p>
        <h3>
          <a className={styles.title} href={articlePath(post.slug)}>
            {post.title}
          </a>
        </h3>
        <p className={text.mute}>{post.excerpt}</p>
        <p className={section.row}>
          {post.tags.slice(0, tagsShown).map((tag) => (
            <span key={tag} className={`${text.note} ${styles.tag}`}>
              {tag}
            </span>
          ))}
        </p>
        <Signature src={post.authorAvatar} name={post.author} note={formatDate(post.publishDate)} />
      </div>
      <Expansion {...props} />
    </article>
  );
});
