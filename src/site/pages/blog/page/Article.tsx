import { articlePage, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import { posts } from '../../../../content/blog/blog-posts.ts';
import type { TextNode } from '../../../../content/text/text.ts';
import { loadText } from '../../../../content/texts.ts';
import { titled } from '../../../../content/titles.ts';
import * as text from '../../../../ui/Text.module.css';
import { Next } from '../../../kit/reading/Next.tsx';
import { Sheet } from '../../../kit/reading/Sheet.tsx';
import { type Fact, Top } from '../../../kit/reading/Top.tsx';
import { Signature } from '../../../kit/Signature.tsx';
import * as section from '../../../kit/section/Section.module.css';
import type { PageSeries } from '../../../navigation/page.ts';
import { Cover } from '../article/Cover.tsx';
import { categoryName, formatDate } from '../article/format.ts';
import { ShareButton } from '../list/ShareButton.tsx';
import * as styles from './Article.module.css';

export const page: PageSeries = {
  paths: posts.map(({ slug }) => articlePath(slug)),
  async load({ slug }) {
    const post = posts.find((each) => each.slug === slug);
    if (!post) return null;
    const shown = { post, words: await loadText(`articles/${slug}`), next: nextOf(post) };
    const head = {
      ...{ title: titled(post.title), description: post.excerpt, changed: post.updated ?? post.publishDate },
      ...{ about: { article: post }, hasFeed: true },
    };
    return { Page: () => <Article {...shown} />, head };
  },
};

/** Returns the article to read next: the related one, else the newest of its category, else the newest. */
function nextOf({ slug, related, category }: BlogPost): BlogPost | undefined {
  const others = posts.filter((post) => post.slug !== slug);
  return others.find((post) => post.slug === related) ?? others.find((post) => post.category === category) ?? others[0];
}

type ArticleProps = { post: BlogPost; words: readonly TextNode[]; next: BlogPost | undefined };

export function Article({ post, words, next = post }: ArticleProps) {
  const date = (day: string) => <time dateTime={day}>{formatDate(day)}</time>;
  const facts: Fact[] = [
    [articlePage.author, <Signature key="author" src={post.authorAvatar} name={post.author} note={post.authorRole} />],
    [articlePage.published, date(post.publishDate)],
    ...(post.updated ? [[articlePage.updated, date(post.updated)] as const] : []),
    [articlePage.readTime, post.readTime],
  ];
  return (
    <>
      <article>
        <Top
          crumb={{ href: '/blog', label: articlePage.blog, part: categoryName(post.category) }}
          title={post.title}
          lead={post.excerpt}
          picture={<Cover post={post} isFirst className={styles.cover} />}
          facts={facts}
        />
        <Sheet text={words}>
          <p className={`${text.note} ${section.row} ${styles.end}`} data-spread>
            {post.tags.join(', ')}
            <ShareButton post={post} />
          </p>
        </Sheet>
      </article>
      <Next
        label={`${labels.related}: ${next.author}`}
        href={next === post ? undefined : articlePath(next.slug)}
        title={next.title}
        lead={next.excerpt}
        picture={<Cover post={next} />}
        call={articlePage.call}
      />
    </>
  );
}
