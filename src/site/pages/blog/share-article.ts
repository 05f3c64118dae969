import type { BlogPost } from '../../../content/blog.ts';
import { articleId } from './article-id.ts';

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Hands the article's address to the browser's share sheet; where there is none, or it fails, to the clipboard. */
export async function shareArticle({ id, title }: BlogPost): Promise<ShareOutcome> {
  const url = new URL(`/blog#${articleId(id)}`, window.location.href).href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
