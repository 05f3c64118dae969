import { article, articlePath, type BlogPost } from '../../../../content/blog/blog.ts';
import type { ToastCommand } from '../../../../toasts/create-toast.ts';

/**
 * Opens the browser's share sheet for the article. If there is none, or sharing fails, copies the address instead, and
 * shows a toast. If that fails too, such as on a page over plain HTTP, a dialog shows the address, already selected.
 */
export async function shareArticle(post: BlogPost, toast: ToastCommand): Promise<void> {
  const { slug, title } = post;
  const url = new URL(articlePath(slug), window.location.href).href;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // A reader who dismissed the sheet doesn't want a copy either.
    if (error instanceof Error && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(article.copied);
  } catch {
    prompt(article.notCopied, url);
  }
}
