import type { ReactNode } from 'react';
import * as kit from './Kit.module.css';

/** The tone of each state, which CSS turns into a mark. */
const tones = {
  active: 'good',
  inactive: 'none',
  pending: 'wait',
  approved: 'good',
  rejected: 'fault',
  draft: 'plan',
  closed: 'none',
  scheduled: 'plan',
  sent: 'good',
  failed: 'fault',
} as const;

export type State = keyof typeof tones;

export function isState(value: unknown): value is State {
  return typeof value === 'string' && Object.hasOwn(tones, value);
}

/** Shows a state with a mark and a word, never by color alone. */
export function Status({ state, children = stateWord(state) }: { state: State; children?: ReactNode }) {
  return (
    <span className={kit.status} data-tone={toneOf(state)}>
      {children}
    </span>
  );
}

export function toneOf(state: State): string {
  return tones[state];
}

export function stateWord(state: State): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}

export function stateWords<S extends State>(states: readonly S[]): Readonly<Record<S, string>> {
  return Object.fromEntries(states.map((state) => [state, stateWord(state)])) as Record<S, string>;
}

export const activeWords = stateWords(['active', 'inactive']);
