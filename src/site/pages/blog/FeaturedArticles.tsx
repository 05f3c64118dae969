import { memo } from 'react';
import { articlePath, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import { Signature } from '../../kit/Signature.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import * as stretch from '../../kit/styles/Stretch.module.css';
import { Cover } from './article/Cover.tsx';
import { categoryName, formatCount } from './article/format.ts';
import * as styles from './FeaturedArticles.module.css';
import { selectFeatured } from './state/blog-list.ts';

export const FeaturedArticles = memo(function FeaturedArticles() {
  const featured = selectFeatured(posts);
  if (featured.length === 0) return null;
  return (
    <Section className={styles.featured} tone="opposite">
      <h2>{labels.featuredArticles}</h2>
      <div className={styles.strip}>
        {featured.map((post, index) => (
          <article key={post.id} className={styles.card}>
            <Cover post={post} isFirst={index === 0} />
            <div className={styles.words}>
              <p className={section.row}>
                {post.trending && (
                  <span className={badges.badge} data-kind="strong">
                    {labels.trending}
                  </span>
                )}
                <span className={badges.badge}>{labels.featured}</span>
                <span className={badges.badge}>{categoryName(post.category)}</span>
              </p>
              <p className={text.note}>{`${post.readTime}, ${formatCount(post.views)} ${labels.views}`}</p>
              <h3>
                <a className={stretch.stretch} href={articlePath(post.slug)}>
                  {post.title}
                </a>
              </h3>
              <p className={text.mute}>{post.excerpt}</p>
              <Signature className={styles.foot} src={post.authorAvatar} name={post.author} note={post.authorRole} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
});
