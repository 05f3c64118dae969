import { article, labels } from '../../../content/blog.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { ArticleCardProps } from './ArticleCard.tsx';
import * as styles from './Expansion.module.css';
import { formatCount } from './format.ts';

/**
 * Read More, and what it shows.
 *
 * Native details: a press, find-in-page or a fragment opens it with or without a script, and the toggle event tells the
 * state. Both labels are in the HTML and the stylesheet shows one, so that the label is right in any case.
 */
export function Expansion(props: ArticleCardProps) {
  const { post, content, isExpanded, isLiked, dispatch } = props;
  const { id, title, comments } = post;
  return (
    <details
      className={styles.expansion}
      name="article"
      open={isExpanded}
      onToggle={(event) => dispatch({ type: event.currentTarget.open ? 'article/opened' : 'article/closed', id })}
    >
      <summary className={styles.toggle}>
        <span className={styles.readMore}>{labels.readMore}</span>
        <span className={styles.showLess}>{labels.showLess}</span>
        <span className={text.hidden}>{`: ${title}`}</span>
      </summary>
      {content === undefined ? (
        <Waiting {...props} />
      ) : (
        <div className={styles.content} data-article={id}>
          {content}
        </div>
      )}
      <p className={styles.after}>
        <span className={text.note}>{`${formatCount(comments)} ${labels.comments}`}</span>
        <Button size="small" aria-pressed={isLiked} onClick={() => dispatch({ type: 'article/likeToggled', id })}>
          <svg className={styles.heart} viewBox="0 0 18 18" aria-hidden="true">
            <path d="M9 15S2 11 2 6.5A3.5 3.5 0 0 1 9 5a3.5 3.5 0 0 1 7 1.5C16 11 9 15 9 15z" />
          </svg>
          {labels.like}
        </Button>
      </p>
    </details>
  );
}

function Waiting({ post, hasFailed, load }: ArticleCardProps) {
  return (
    <div className={styles.content}>
      <p role="status">{hasFailed ? article.failure : article.loading}</p>
      {hasFailed && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button is about to go.
            currentTarget.closest('details')?.querySelector('summary')?.focus();
            load(post.id);
          }}
        >
          {article.retry}
        </Button>
      )}
    </div>
  );
}
