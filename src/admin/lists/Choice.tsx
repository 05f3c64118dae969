import clsx from 'clsx';
import * as field from '../../ui/Field.module.css';
import * as styles from './ListTools.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, word: string])[];
  onChoose: (value: string) => void;
}

/** A small labeled choice beside a list: a filter, or the number of rows. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={clsx(field.control, styles.input)}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
