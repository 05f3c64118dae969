import { type ComponentProps, type Dispatch, useEffect, useState } from 'react';
import { article, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import type { TextNode } from '../../../../content/text/text.ts';
import { loadText } from '../../../../content/texts.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import * as text from '../../../../ui/Text.module.css';
import { Prose } from '../../../kit/reading/Prose.tsx';
import { Sign } from '../../../kit/Sign.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { formatCount } from '../article/format.ts';
import type { BlogListAction } from '../state/blog-list.ts';
import * as styles from './Expansion.module.css';
import { ShareButton } from './ShareButton.tsx';

interface ExpansionProps {
  post: BlogPost;
  isLiked: boolean;
  /** The props of links that open and close the text. */
  toggle: ComponentProps<'a'>;
  dispatch: Dispatch<BlogListAction>;
}

/** The Read More toggle, the share button, and below them the open article's text. */
export function Expansion({ post, isLiked, toggle, dispatch }: ExpansionProps) {
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
          <p className={`${section.row} ${styles.after}`} data-spread>
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
