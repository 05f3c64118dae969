import { type BlogPost, labels } from '../../../../content/blog/blog.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as sign from '../../../kit/Sign.module.css';
import * as shared from '../article/BlogShared.module.css';
import { shareArticle } from './share-article.ts';

export function ShareButton({ post }: { post: BlogPost }) {
  const toast = useToast();
  return (
    <Button
      className={shared.scripted}
      variant="plain"
      size="icon"
      aria-label={`${labels.share}: ${post.title}`}
      onClick={() => shareArticle(post, toast)}
    >
      <svg className={sign.sign} viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 11V2M5.5 5 9 2l3.5 3M3 9v6h12V9" />
      </svg>
    </Button>
  );
}
