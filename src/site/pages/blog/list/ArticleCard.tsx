import { type Dispatch, type MouseEvent, memo } from 'react';
import { flushSync } from 'react-dom';
import { articlePath, type BlogPost, labels, tagsShown } from '../../../../content/blog/blog.ts';
import { loadText } from '../../../../content/texts.ts';
import * as text from '../../../../ui/Text.module.css';
import { Signature } from '../../../kit/Signature.tsx';
import * as section from '../../../kit/section/Section.module.css';
import * as badges from '../../../kit/styles/Badge.module.css';
import { Cover } from '../article/Cover.tsx';
import { categoryName, formatCount, formatDate } from '../article/format.ts';
import type { BlogListAction } from '../state/blog-list.ts';
import { articleId } from '../state/use-article-links.ts';
import * as styles from './ArticleCard.module.css';
import { Expansion } from './Expansion.tsx';

interface ArticleCardProps {
  post: BlogPost;
  isExpanded: boolean;
  isLiked: boolean;
  dispatch: Dispatch<BlogListAction>;
}

/**
 * One article of the list: its summary, and the full text, which the title and Read More open. Without JavaScript, and
 * in a new tab, both lead to the article's page, so the list needn't contain the texts.
 */
export const ArticleCard = memo(function ArticleCard({ post, isExpanded, isLiked, dispatch }: ArticleCardProps) {
  const { id, slug } = post;
  const prefetch = () => void loadText(`articles/${slug}`).catch(() => undefined);
  const toggle = {
    href: articlePath(slug),
    'aria-expanded': isExpanded,
    'data-early': 'click',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const pressed = event.currentTarget;
      flushSync(() => dispatch({ type: isExpanded ? 'article/closed' : 'article/opened', id }));
      // An opened article spans a row, and may move to the next row: keep the pressed link in view.
      pressed.scrollIntoView({ block: 'nearest' });
    },
    onPointerEnter: prefetch,
    onFocus: prefetch,
  };
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
          {/* No Tab stop, because Read More does the same. */}
          <a className={styles.title} tabIndex={-1} {...toggle}>
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
      <Expansion post={post} isLiked={isLiked} toggle={toggle} dispatch={dispatch} />
    </article>
  );
});
