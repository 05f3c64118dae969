import { Button } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import * as styles from './EmptyState.module.css';

interface EmptyStateProps {
  words: { title: string; text: string };
  /** The label of the button that shows the whole list. */
  all: string;
  /** Clears the filters. Undefined if the unfiltered list is empty too. */
  onShowAll?: (() => void) | undefined;
}

/** The message in place of a list's items if none matches the filters. */
export function EmptyState({ words, all, onShowAll }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{words.title}</h3>
      <p className={text.mute}>{words.text}</p>
      {onShowAll && <Button onClick={onShowAll}>{all}</Button>}
    </div>
  );
}
