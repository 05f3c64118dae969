import { article, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import type { ToastCommand } from '../../../../state/toasts/create-toast.ts';
import { withAction } from '../../../../ui/toaster/with-action.tsx';

/** The toast of a failure. */
const TOAST_ID = 'share';

/**
 * Hands the article's address to the browser's share sheet; where there is none, or it fails, copies it and says so. What
 * could not be copied can be tried again.
 */
export async function shareArticle(post: BlogPost, toast: ToastCommand): Promise<void> {
  const { slug, title } = post;
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
    const failure = withAction(article.notCopied, labels.retry, () => shareArticle(post, toast));
    toast.error(failure, { id: TOAST_ID, presentation: 'light' });
  }
}
