import clsx from 'clsx';
import { useState } from 'react';
import type { Mutation } from '../../api/endpoint.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useMutation } from '../../api/hooks/use-mutation.ts';
import { isOutcomeUnknown } from '../../http/errors.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../toasts/use-toast.ts';
import * as kit from '../kit/Kit.module.css';
import { activeWords, toneOf } from '../kit/Status.tsx';
import * as styles from './ActiveSwitch.module.css';

interface ActiveSwitchProps<Args, T> {
  name: string;
  isActive: boolean;
  mutation: Mutation<Args, T>;
  /** Returns the arguments of the mutation that activates or deactivates the row. */
  argsOf: (isActive: boolean) => Args;
}

/** Activates or deactivates a row. Shows the new state during the request, and a toast with Retry after a failure. */
export function ActiveSwitch<Args, T>({ name, isActive, mutation, argsOf }: ActiveSwitchProps<Args, T>) {
  const [change] = useMutation(mutation);
  const [wanted, setWanted] = useState<boolean>();
  const isBusy = wanted !== undefined;
  const isOn = wanted ?? isActive;
  const toast = useToast();
  const set = async (turnOn: boolean) => {
    setWanted(turnOn);
    const { error } = await change(argsOf(turnOn));
    if (error) {
      const who = isolate(name);
      const text = isOutcomeUnknown(error)
        ? `Couldn't confirm that ${who} is ${turnOn ? 'active' : 'inactive'}. ${errorMessage(error)}`
        : `Couldn't ${turnOn ? 'activate' : 'deactivate'} ${who}. ${errorMessage(error)}`;
      toast.error(text, { action: { label: 'Retry', onPress: () => set(turnOn) } });
    }
    setWanted(undefined);
  };
  // Not disabled while busy, which would lose the focus.
  return (
    <button
      type="button"
      role="switch"
      className={clsx(kit.status, styles.slide)}
      data-tone={toneOf(isOn ? 'active' : 'inactive')}
      aria-label={`${name} active`}
      aria-checked={isOn}
      aria-busy={isBusy}
      onClick={() => isBusy || set(!isOn)}
    >
      {isOn ? activeWords.active : activeWords.inactive}
    </button>
  );
}
