import { Link } from 'wouter';
import { useSession } from '../../../state/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useKept } from '../../kit/use-kept.ts';
import { usePath } from '../../navigation/use-navigation.ts';
import * as styles from '../ListTools.module.css';

/** The name of a view, and its address as `hrefOf` gives it. */
type View = readonly [name: string, href: string];

const isViews = (value: unknown): value is View[] =>
  Array.isArray(value) && value.every((view) => Array.isArray(view) && view.every((part) => typeof part === 'string'));

interface PinnedViewsProps {
  /** The words of what the list is narrowed to and sorted by, which name the view shown; `''` for the list as it is. */
  name: string;
  /** The address of the view shown. */
  href: string;
}

/** Views of a list that a person has pinned: links, kept in this browser for them alone. */
export function PinnedViews({ name, href: present }: PinnedViewsProps) {
  const path = usePath();
  const { user } = useSession();
  const [views, setViews] = useKept<View[]>(`views ${user?.user_id ?? user?.email} ${path}`, [], isViews);
  if (views.length === 0 && !name) return null;
  return (
    <ul className={styles.views} aria-label="Pinned views">
      {views.map(([label, href]) => (
        <li key={href} className={styles.view}>
          <Link href={href} asChild>
            <ButtonLink size="small" aria-current={href === present || undefined}>
              {label}
            </ButtonLink>
          </Link>
          <Button
            variant="plain"
            size="icon"
            aria-label={`Unpin ${label}`}
            onClick={() => setViews((kept) => kept.filter((view) => view[1] !== href))}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
      {name && !views.some(([, href]) => href === present) && (
        <li>
          <Button
            variant="plain"
            size="small"
            onClick={() => setViews((kept) => [...kept.filter((view) => view[1] !== present), [name, present]])}
          >
            <Icon name="add" />
            Pin this view
          </Button>
        </li>
      )}
    </ul>
  );
}
