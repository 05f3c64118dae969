import clsx from 'clsx';
import { memo, useDeferredValue, useReducer, useRef } from 'react';
import { articlePath, head, hero, labels } from '../../../content/blog/blog.ts';
import { categories } from '../../../content/blog/blog-categories.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as input from '../../../ui/Input.module.css';
import * as text from '../../../ui/Text.module.css';
import { useEarlyValue } from '../../kit/fields.ts';
import { Sign } from '../../kit/Sign.tsx';
import { Signature } from '../../kit/Signature.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import * as chips from '../../kit/styles/Chips.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as stretch from '../../kit/styles/Stretch.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { restoredState, useSaveForBack } from '../../navigation/left-state.ts';
import { Cover } from './article/Cover.tsx';
import { categoryName, formatCount } from './article/format.ts';
import * as styles from './Blog.module.css';
import * as card from './list/ArticleCard.module.css';
import { Articles, type ArticlesProps } from './list/Articles.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import * as blog from './state/blog-list.ts';
import { useArticleLinks } from './state/use-article-links.ts';
import { useVisitLikes } from './state/use-visit-likes.ts';

const reducer = blog.blogListOf(posts);

export const page = { Page: Blog, head };

export function Blog() {
  const [state, dispatch] = useReducer(reducer, blog.startState, restoredState);
  useSaveForBack(state);
  const searchBox = useRef<HTMLInputElement>(null);
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
          <Filters state={state} searchBox={searchBox} dispatch={dispatch} />
        </aside>
        <Articles state={{ ...state, search }} searchBox={searchBox} dispatch={dispatch} />
        <aside className={styles.more} aria-label={labels.more}>
          <TrendingArticles />
          <Newsletter />
        </aside>
      </Section>
    </>
  );
}

function Filters({ state: { category, search }, searchBox, dispatch }: ArticlesProps) {
  const change = (words: string) => dispatch({ type: 'search/changed', search: words });
  useEarlyValue(searchBox, search, change);
  return (
    <>
      <div className={type.scripted}>
        <input
          ref={searchBox}
          className={input.input}
          type="search"
          dir="auto"
          aria-label={labels.search}
          placeholder={labels.search}
          value={search}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </div>
      <Categories category={category} dispatch={dispatch} />
    </>
  );
}

type CategoriesProps = Pick<ArticlesProps, 'dispatch'> & Pick<blog.BlogListState, 'category'>;

const Categories = memo(function Categories({ category, dispatch }: CategoriesProps) {
  return (
    <div className={type.scripted}>
      <h2 className={`${type.label} ${styles.heading}`}>{labels.categories}</h2>
      <ul className={`${chips.chips} ${styles.categories}`}>
        {categories.map((entry) => (
          <li key={entry.id}>
            <button
              className={`${chips.chip} ${styles.category}`}
              type="button"
              data-early="click"
              aria-pressed={entry.id === category}
              onClick={() => dispatch({ type: 'category/chosen', category: entry.id })}
            >
              <Sign d={entry.icon} />
              {entry.name}
              <span className={`${text.note} ${styles.count}`}>{blog.selectCount(posts, entry)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});

const FeaturedArticles = memo(function FeaturedArticles() {
  const featured = blog.selectFeatured(posts);
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
              <Signature className={card.foot} src={post.authorAvatar} name={post.author} note={post.authorRole} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
});

const TrendingArticles = memo(function TrendingArticles() {
  const trending = blog.selectTrending(posts);
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
