import { type Dispatch, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadText } from '../../../../content/blog/article-texts.ts';
import { type ArticleNode, article, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { ArticleText } from '../article/ArticleText.tsx';
import { formatCount } from '../article/format.ts';
import type { BlogListAction } from '../state/blog-list.ts';
import * as styles from './Expansion.module.css';

export interface ArticleCardProps {
  post: BlogPost;
  isExpanded: boolean;
  isLiked: boolean;
  dispatch: Dispatch<BlogListAction>;
}

/**
 * Read More, and what it shows. Without a script, and in a new tab, it leads to the article's own page; so the list need not
 * carry the texts.
 */
export function Expansion({ post, isExpanded, isLiked, dispatch }: ArticleCardProps) {
  const { id, slug, title, comments } = post;
  const toggle = useRef<HTMLAnchorElement>(null);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => dispatch({ type: isExpanded ? 'article/closed' : 'article/opened', id }));
    // An open article has the whole row, and may stand a row lower than it did.
    toggle.current?.scrollIntoView({ block: 'nearest' });
  };
  const prefetch = () => void loadText(slug).catch(() => undefined);
  return (
    <div className={styles.expansion}>
      <a
        className={styles.toggle}
        ref={toggle}
        href={articlePath(slug)}
        aria-expanded={isExpanded}
        onClick={onClick}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {/* An element of its own: a translator that replaced a text beside another would leave the old words. */}
        <span>{isExpanded ? labels.showLess : labels.readMore}</span>
        <span className={text.hidden}>{`: ${title}`}</span>
      </a>
      {isExpanded && (
        <>
          <LoadedText slug={slug} />
          <p className={styles.after}>
            <span className={text.note}>{`${formatCount(comments)} ${labels.comments}`}</span>
            <Button size="small" aria-pressed={isLiked} onClick={() => dispatch({ type: 'article/likeToggled', id })}>
              <svg className={styles.heart} viewBox="0 0 18 18" aria-hidden="true">
                <path d="M9 15S2 11 2 6.5A3.5 3.5 0 0 1 9 5a3.5 3.5 0 0 1 7 1.5C16 11 9 15 9 15z" />
              </svg>
              {labels.like}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

/** The text, fetched by itself. Where it does not come, the article's own document has it: not every browser imports twice. */
function LoadedText({ slug }: { slug: string }) {
  const [state, setState] = useState<readonly ArticleNode[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    loadText(slug).then(setState, () => setState('failed'));
  }, [slug]);
  if (typeof state === 'object') return <ArticleText text={state} level={4} />;
  return (
    <div className={styles.waiting}>
      <p role="status">{state === 'failed' ? article.failure : article.loading}</p>
      {state === 'failed' && (
        <ButtonLink size="small" href={articlePath(slug)} target="_self">
          {article.retry}
        </ButtonLink>
      )}
    </div>
  );
}
