import clsx from 'clsx';
import * as field from '../../ui/Field.module.css';
import { Options } from '../kit/controls/Options.tsx';
import * as styles from './ListTools.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  /** The values, and the words for them. */
  words: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}

/** A small labeled choice beside a list: a filter, or the number of rows. */
export function Choice({ label, value, words, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={clsx(field.control, styles.input)}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <Options words={words} />
      </select>
    </label>
  );
}
