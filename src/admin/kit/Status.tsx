import * as styles from './Status.module.css';

/** The tone of each state; `none` for one that is neither good nor bad. */
const tones = {
  active: 'good',
  inactive: 'none',
  pending: 'wait',
  approved: 'good',
  rejected: 'fault',
  draft: 'wait',
  closed: 'none',
  scheduled: 'wait',
  sent: 'good',
  failed: 'fault',
} as const;

export type State = keyof typeof tones;

/** A state as a mark and a word: color alone says nothing. */
export function Status({ state }: { state: State }) {
  return (
    <span className={styles.status} data-tone={tones[state]}>
      {stateWord(state)}
    </span>
  );
}

/** `pending` as `Pending`. */
export function stateWord(state: State): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}

/** States with their words, to choose from. */
export function stateWords<S extends State>(states: readonly S[]): Readonly<Record<S, string>> {
  return Object.fromEntries(states.map((state) => [state, stateWord(state)])) as Record<S, string>;
}

/** The two states of what can be switched on and off. */
export const activeWords = stateWords(['active', 'inactive']);
