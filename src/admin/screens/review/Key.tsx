import { Key as ShortcutKey } from '../../shell/Key.tsx';
import { useReviewPreferences } from './preferences.ts';
import * as styles from './Review.module.css';

/** A button's shortcut letter, shown while the focus is in the case. `aria-keyshortcuts` announces it. */
export function Key({ name }: { name: string }) {
  const { hasLetters } = useReviewPreferences();
  return (
    hasLetters && (
      <span className={styles.key}>
        <ShortcutKey name={name} />
      </span>
    )
  );
}
