import { type ComponentProps, type Dispatch, type MouseEvent, memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { article, articlePath, type BlogPost, labels, tagsShown } from '../../../../content/blog/blog.ts';
import type { TextNode } from '../../../../content/text/text.ts';
import { loadText } from '../../../../content/texts.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import * as text from '../../../../ui/Text.module.css';
import { Prose } from '../../../kit/reading/Prose.tsx';
import { Sign } from '../../../kit/Sign.tsx';
import { Signature } from '../../../kit/Signature.tsx';
import * as section from '../../../kit/section/Section.module.css';
import * as badges from '../../../kit/styles/Badge.module.css';
import { Cover } from '../article/Cover.tsx';
import { categoryName, formatCount, formatDate } from '../article/format.ts';
import type { BlogListAction } from '../state/blog-list.ts';
import { articleId } from '../state/use-article-links.ts';
import * as styles from './ArticleCard.module.css';
import { ShareButton } from './ShareButton.tsx';

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

interface ExpansionProps {
  post: BlogPost;
  isLiked: boolean;
  /** The props of links that open and close the text. */
  toggle: ComponentProps<'a'>;
  dispatch: Dispatch<BlogListAction>;
}

/** The Read More toggle, the share button, and below them the open article's text. */
function Expansion({ post, isLiked, toggle, dispatch }: ExpansionProps) {
  const { id, slug, title, comments } = post;
  const isExpanded = toggle['aria-expanded'];
  return (
    <div className={styles.expansion}>
      <div className={section.row} data-spread>
        <a className={styles.toggle} {...toggle}>
          {/* A separate element, so that the label still updates after a translator has replaced its text. */}
          <span>{isExpanded ? labels.showLess : labels.readMore}</span>
          <span className={text.hidden}>{`: ${title}`}</span>
        </a>
        <ShareButton post={post} />
      </div>
      {isExpanded && (
        <>
          <LoadedText slug={slug} />
          <p className={`${section.row} ${styles.foot}`} data-spread>
            <span className={text.note}>{`${formatCount(comments)} ${labels.comments}`}</span>
            <a href={articlePath(slug)}>{labels.asPage}</a>
            <Button size="small" aria-pressed={isLiked} onClick={() => dispatch({ type: 'article/likeToggled', id })}>
              <Sign
                d="M9 15S2 11 2 6.5A3.5 3.5 0 0 1 9 5a3.5 3.5 0 0 1 7 1.5C16 11 9 15 9 15z"
                className={styles.heart}
              />
              {labels.like}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

/** Loads the text. If that fails, links to the article's page, because some browsers cache a failed import. */
function LoadedText({ slug }: { slug: string }) {
  const [state, setState] = useState<readonly TextNode[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    loadText(`articles/${slug}`).then(setState, () => setState('failed'));
  }, [slug]);
  if (typeof state === 'object') return <Prose text={state} isInCard />;
  return (
    <div className={styles.waiting}>
      <LiveRegion>{state === 'failed' ? article.failure : article.loading}</LiveRegion>
      {state === 'failed' && (
        <ButtonLink size="small" href={articlePath(slug)} target="_self">
          {article.retry}
        </ButtonLink>
      )}
    </div>
  );
}
