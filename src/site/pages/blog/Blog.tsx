import clsx from 'clsx';
import { memo, useDeferredValue, useReducer, useRef } from 'react';
import { articlePath, head, hero, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import { Signature } from '../../kit/Signature.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as stretch from '../../kit/styles/Stretch.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { restoredState, useSaveForBack } from '../../navigation/left-state.ts';
import { Cover } from './article/Cover.tsx';
import { categoryName, formatCount } from './article/format.ts';
import * as styles from './Blog.module.css';
import { BlogFilters } from './filters/BlogFilters.tsx';
import { Articles } from './list/Articles.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { blogListOf, selectFeatured, selectList, selectTrending, startState } from './state/blog-list.ts';
import { useArticleLinks } from './state/use-article-links.ts';
import { useVisitLikes } from './state/use-visit-likes.ts';

const reducer = blogListOf(posts);

export const page = { Page: Blog, head };

export function Blog() {
  const [state, dispatch] = useReducer(reducer, startState, restoredState);
  useSaveForBack(state);
  const input = useRef<HTMLInputElement>(null);
  // Keep typing responsive: the list renders with the deferred search term.
  const search = useDeferredValue(state.search);
  useArticleLinks(state, dispatch);
  useVisitLikes(state.likedIds, dispatch);
  return (
    <>
      <Masthead title={hero.title} below={<p className={clsx(text.lead, text.mute)}>{hero.lead}</p>}>
        <div>
          <p className={display.number}>{posts.length}</p>
          <p className={text.note}>{hero.articles(posts.length)}</p>
        </div>
        <p className={section.row}>
          {hero.badges.map((badge) => (
            <span key={badge} className={badges.badge}>
              {badge}
            </span>
          ))}
        </p>
      </Masthead>
      <FeaturedArticles />
      <Section className={styles.list} columns="12">
        <aside className={styles.filters} aria-label={labels.filters}>
          <BlogFilters category={state.category} search={state.search} inputRef={input} dispatch={dispatch} />
        </aside>
        <Articles state={state} list={selectList(posts, { ...state, search })} inputRef={input} dispatch={dispatch} />
        <aside className={styles.more} aria-label={labels.more}>
          <TrendingArticles />
          <Newsletter />
        </aside>
      </Section>
    </>
  );
}

const FeaturedArticles = memo(function FeaturedArticles() {
  const featured = selectFeatured(posts);
  if (featured.length === 0) return null;
  return (
    <Section tone="opposite" size="small">
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

const TrendingArticles = memo(function TrendingArticles() {
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
