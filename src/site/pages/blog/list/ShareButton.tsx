import { article, articlePath, type BlogPost, labels } from '../../../../content/blog/blog.ts';
import type { ToastCommand } from '../../../../toasts/create-toast.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sign } from '../../../kit/Sign.tsx';
import * as type from '../../../kit/styles/Type.module.css';
import * as styles from './ShareButton.module.css';

export function ShareButton({ post }: { post: BlogPost }) {
  const toast = useToast();
  return (
    <Button
      className={`${type.scripted} ${styles.share}`}
      variant="plain"
      size="icon"
      aria-label={`${labels.share}: ${post.title}`}
      onClick={() => shareArticle(post, toast)}
    >
      <Sign d="M9 11V2M5.5 5 9 2l3.5 3M3 9v6h12V9" />
    </Button>
  );
}

/**
 * Opens the browser's share sheet for the article. If there is none, or sharing fails, copies the address instead, and
 * shows a toast. If that fails too, such as on a page over plain HTTP, a dialog shows the address, already selected.
 */
async function shareArticle(post: BlogPost, toast: ToastCommand): Promise<void> {
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
