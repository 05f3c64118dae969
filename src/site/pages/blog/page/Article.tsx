import { loadText } from '../../../../content/blog/article-texts.ts';
import { type ArticleNode, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import { posts } from '../../../../content/blog/blog-posts.ts';
import { titled } from '../../../../content/pages.ts';
import * as text from '../../../../ui/Text.module.css';
import { ActionLink } from '../../../kit/ActionLink.tsx';
import { Section } from '../../../kit/section/Section.tsx';
import type { Delivered } from '../../../navigation/adopt-styles.ts';
import { ArticleText } from '../article/ArticleText.tsx';
import * as shared from '../article/BlogShared.module.css';
import { Byline } from '../article/Byline.tsx';
import { Cover } from '../article/Cover.tsx';
import { categoryName, formatDate } from '../article/format.ts';
import { ShareButton } from '../list/ShareButton.tsx';
import * as styles from './Article.module.css';

/** The page of the article at a path; null where there is none. Errors: rejects when its text can't be fetched. */
export async function loadArticle(path: string): Promise<Delivered | null> {
  const index = posts.findIndex(({ slug }) => articlePath(slug) === path);
  const post = posts[index];
  if (!post) return null;
  const words = await loadText(post.slug);
  const shown = { post, words, newer: posts[index - 1], older: posts[index + 1] };
  return Object.assign(() => <Article {...shown} />, { owner: Article, title: titled(post.title) });
}

interface ArticleProps {
  post: BlogPost;
  words: readonly ArticleNode[];
  newer: BlogPost | undefined;
  older: BlogPost | undefined;
}

/** An article by itself, with the ones before and after it. */
export function Article({ post, words, newer, older }: ArticleProps) {
  return (
    <Section isColumns>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={shared.row}>
            <span className={shared.badge}>{categoryName(post.category)}</span>
            <span className={text.note}>
              <time dateTime={post.publishDate}>{formatDate(post.publishDate)}</time>
              {`, ${post.readTime}`}
            </span>
          </p>
          <h1 className={styles.title}>{post.title}</h1>
          <p className={`${text.lead} ${text.mute}`}>{post.excerpt}</p>
          <div className={shared.row}>
            <Byline post={post} note={post.authorRole} />
            <ShareButton post={post} />
          </div>
        </header>
        <div className={styles.cover}>
          <Cover post={post} isFirst />
        </div>
        <div className={styles.text}>
          <ArticleText text={words} />
        </div>
      </article>
      <nav className={styles.others} aria-label={labels.articles}>
        <Neighbor post={newer} label={labels.newer} />
        <Neighbor post={older} label={labels.older} />
        <ActionLink href="/blog">{labels.all}</ActionLink>
      </nav>
    </Section>
  );
}

function Neighbor({ post, label }: { post: BlogPost | undefined; label: string }) {
  if (!post) return null;
  return (
    <p>
      <span className={text.note}>{label}</span>
      <br />
      <a href={articlePath(post.slug)}>{post.title}</a>
    </p>
  );
}
