import clsx from 'clsx';
import { memo } from 'react';
import { articlePath, type BlogPost, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import * as stretch from '../../kit/Stretch.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as shared from './article/BlogShared.module.css';
import { Byline } from './article/Byline.tsx';
import { Cover } from './article/Cover.tsx';
import { categoryName, formatCount } from './article/format.ts';
import * as styles from './FeaturedArticles.module.css';
import { selectFeatured } from './state/blog-list.ts';

/** Up to three featured articles, the first one large. */
export const FeaturedArticles = memo(function FeaturedArticles() {
  const featured = selectFeatured(posts);
  if (featured.length === 0) return null;
  return (
    <Section className={styles.featured}>
      <h2 className={shared.label}>{labels.featuredArticles}</h2>
      <div className={styles.strip}>
        {featured.map((post, index) => (
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
      <p className={shared.row}>
        {post.trending && <span className={clsx(shared.badge, styles.trending)}>{labels.trending}</span>}
        <span className={shared.badge}>{labels.featured}</span>
        <span className={shared.badge}>{categoryName(post.category)}</span>
        <span className={text.note}>{`${post.readTime}, ${formatCount(post.views)} ${labels.views}`}</span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a className={stretch.stretch} href={articlePath(post.slug)}>
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
