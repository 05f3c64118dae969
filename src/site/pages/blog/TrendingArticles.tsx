import { memo } from 'react';
import { articlePath, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import * as stretch from '../../kit/styles/Stretch.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { formatCount } from './article/format.ts';
import { selectTrending } from './state/blog-list.ts';
import * as styles from './TrendingArticles.module.css';

export const TrendingArticles = memo(function TrendingArticles() {
  const trending = selectTrending(posts);
  if (trending.length === 0) return null;
  return (
    <div>
      <h2 className={type.label}>{labels.trending}</h2>
      <ol className={styles.trending}>
        {trending.map(({ id, slug, title, image, views }) => (
          <li key={id} className={styles.item}>
            <img className={styles.image} src={image} alt="" width={800} height={500} loading="lazy" decoding="async" />
            <div>
              <a className={stretch.stretch} href={articlePath(slug)}>
                {title}
              </a>
              <p className={text.note}>{`${formatCount(views)} ${labels.views}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
});
