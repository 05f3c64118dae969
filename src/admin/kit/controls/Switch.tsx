import * as styles from './Switch.module.css';

interface SwitchProps {
  /** Names the thing that is on or off: `Ada Vonn active`. */
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  /** The words on it. */
  words: readonly [on: string, off: string];
  onChange: (isOn: boolean) => void;
}

/** Turns something on or off at once. While busy it keeps the focus and takes no further press. */
export function Switch({ label, isOn, isBusy = false, words, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.slide}
      aria-label={label}
      aria-checked={isOn}
      aria-busy={isBusy}
      onClick={() => isBusy || onChange(!isOn)}
    >
      <span aria-hidden="true">{isOn ? words[0] : words[1]}</span>
    </button>
  );
}
