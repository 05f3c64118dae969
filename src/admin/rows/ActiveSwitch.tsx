import { useState } from 'react';
import { writeErrorMessage } from '../../api/error-message.ts';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { withAction } from '../../ui/toaster/with-action.tsx';
import { activeWords } from '../kit/Status.tsx';
import * as styles from './ActiveSwitch.module.css';

interface ActiveSwitchProps {
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<Outcome<unknown>>;
  /** Reads anew what shows it: until then the switch is busy. */
  onReload?: () => Promise<unknown>;
}

/** Switches a row on or off. What is refused is said, with a way to try again. */
export function ActiveSwitch({ name, isActive, onChange, onReload }: ActiveSwitchProps) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const set = async (isOn: boolean) => {
    setIsBusy(true);
    const { error } = await onChange(isOn);
    if (error) {
      const text = `${isolate(name)} was not ${isOn ? 'activated' : 'deactivated'}. ${writeErrorMessage(error)}`;
      toast.error(
        withAction(text, 'Retry', () => set(isOn)),
        { presentation: 'light' },
      );
    } else await onReload?.();
    setIsBusy(false);
  };
  // While busy it keeps the focus and takes no further press.
  return (
    <button
      type="button"
      role="switch"
      className={styles.slide}
      aria-label={`${name} active`}
      aria-checked={isActive}
      aria-busy={isBusy}
      onClick={() => isBusy || set(!isActive)}
    >
      {isActive ? activeWords.active : activeWords.inactive}
    </button>
  );
}
