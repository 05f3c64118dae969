import { article, articlePath, type BlogPost } from '../../../../content/blog/blog.ts';
import type { ToastCommand } from '../../../../state/toasts/create-toast.ts';

/** Hands the article's address to the browser's share sheet; where there is none, or it fails, copies it and says so. */
export async function shareArticle({ slug, title }: BlogPost, toast: ToastCommand): Promise<void> {
  const url = new URL(articlePath(slug), window.location.href).href;
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // A person who changed their mind wants no copy either.
    if (error instanceof Error && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(article.copied);
  } catch {
    toast.error(article.notCopied);
  }
}
