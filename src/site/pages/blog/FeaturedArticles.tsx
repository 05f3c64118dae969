import { memo } from 'react';
import { articlePath, type BlogPost, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import { Signature } from '../../kit/Signature.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import * as stretch from '../../kit/styles/Stretch.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { Cover } from './article/Cover.tsx';
import { categoryName, formatCount } from './article/format.ts';
import * as styles from './FeaturedArticles.module.css';
import { selectFeatured } from './state/blog-list.ts';

export const FeaturedArticles = memo(function FeaturedArticles() {
  const featured = selectFeatured(posts);
  if (featured.length === 0) return null;
  return (
    <Section className={styles.featured}>
      <h2 className={type.label}>{labels.featuredArticles}</h2>
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
      <p className={section.row}>
        {post.trending && (
          <span className={badges.badge} data-kind="strong">
            {labels.trending}
          </span>
        )}
        <span className={badges.badge}>{labels.featured}</span>
        <span className={badges.badge}>{categoryName(post.category)}</span>
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
      <Signature className={styles.foot} src={post.authorAvatar} name={post.author} note={post.authorRole} />
    </article>
  );
}
