import { type BlogPost, labels } from '../../../../content/blog/blog.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Sign } from '../../../kit/Sign.tsx';
import * as type from '../../../kit/styles/Type.module.css';
import * as styles from './ShareButton.module.css';
import { shareArticle } from './share-article.ts';

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
