import clsx from 'clsx';
import { memo } from 'react';
import { type BlogPost, labels } from '../../../content/blog.ts';
import * as text from '../../../ui/Text.module.css';
import { Section } from '../../kit/section/Section.tsx';
import { articleId } from './article-id.ts';
import * as parts from './BlogParts.module.css';
import { Byline } from './Byline.tsx';
import { posts } from './blog-data.ts';
import { selectFeatured } from './blog-list.ts';
import { Cover } from './Cover.tsx';
import * as styles from './FeaturedArticles.module.css';
import { categoryName, formatCount } from './format.ts';

/** Up to three featured articles, the first one large. Each leads to its place in the list below. */
export const FeaturedArticles = memo(function FeaturedArticles() {
  return (
    <Section className={styles.featured}>
      <h2 className={parts.label}>{labels.featuredArticles}</h2>
      <div className={styles.strip}>
        {selectFeatured(posts).map((post, index) => (
          <FeaturedCard key={post.id} post={post} isFirst={index === 0} />
        ))}
      </div>
    </Section>
  );
});

function FeaturedCard({ post, isFirst }: { post: BlogPost; isFirst: boolean }) {
  return (
    <article className={styles.card}>
      <Cover post={post} isFirst={isFirst} />
      <p className={parts.row}>
        {post.trending && <span className={clsx(parts.badge, styles.trending)}>{labels.trending}</span>}
        <span className={parts.badge}>{labels.featured}</span>
        <span className={parts.badge}>{categoryName(post.category)}</span>
        <span className={text.note}>{`${post.readTime}, ${formatCount(post.views)} ${labels.views}`}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a className={styles.link} href={`#${articleId(post.id)}`}>
            {post.title}
          </a>
        </h3>
        <p className={text.mute}>{post.excerpt}</p>
      </div>
      <div className={styles.foot}>
        <Byline post={post} note={post.authorRole} />
      </div>
    </article>
  );
}
