import clsx from 'clsx';
import { useEffect, useState } from 'react';
import * as kit from '../kit/Kit.module.css';
import * as styles from './Form.module.css';

interface ContestProps {
  fieldId: string;
  /** The value that someone else has saved. */
  theirs: unknown;
  onTake: () => void;
}

/** Conflict message at an edited field for which someone else has saved another value. */
export function Contest({ fieldId, theirs, onTake }: ContestProps) {
  const [word, setWord] = useState(String(theirs));
  useEffect(() => {
    // A select shows labels, not values.
    const control = document.getElementById(fieldId);
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    setWord(options.find(({ value }) => value === theirs)?.text ?? String(theirs));
  }, [fieldId, theirs]);
  const take = () => {
    onTake();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <span className={styles.contest}>
      Someone saved “<bdi>{word || '(empty)'}</bdi>” while you were editing.{' '}
      <button type="button" className={clsx(kit.bare, styles.take)} onClick={take}>
        Take theirs
      </button>
      , or save again to keep yours.
    </span>
  );
}
