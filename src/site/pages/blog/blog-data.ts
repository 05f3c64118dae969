import type { BlogCategory, BlogPost } from '../../../content/blog.ts';

interface BlogData {
  posts: readonly BlogPost[];
  categories: readonly BlogCategory[];
}

export const CARRIED_ID = 'blog-data';

// The document shows most of this already and carries it along as data, which costs it little; as script it would cost
// the page's code a third. Only for a move from another page it is fetched, before the page is drawn.
const carriedHere = typeof document === 'undefined' ? null : document.getElementById(CARRIED_ID)?.textContent;
const data: BlogData = carriedHere ? JSON.parse(carriedHere) : await loadData();

/** What the blog lists: everything about its posts but their text, newest first, and their categories. */
export const { posts, categories } = data;

/** What the document has to carry; nothing after a move from another page. */
export const carried: string | null = typeof document === 'undefined' ? JSON.stringify(data) : (carriedHere ?? null);

async function loadData(): Promise<BlogData> {
  const [{ posts }, { categories }] = await Promise.all([
    import('../../../content/blog-posts.ts'),
    import('../../../content/blog-categories.ts'),
  ]);
  return { posts, categories };
}
