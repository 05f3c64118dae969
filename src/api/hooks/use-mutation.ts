import { useCallback, useState } from 'react';
import { type ApiError, toApiError } from '../../http/errors.ts';
import { type Mutation, toWrite } from '../endpoint.ts';
import type { OnProgress } from '../wire/request.ts';
import { useApi } from './context.ts';

/** How a write ended: with data, with an error, or stopped by hand, which is neither. */
export interface Outcome<T> {
  readonly data?: T;
  readonly error?: ApiError;
}

/** A call under way. It never rejects. */
export interface Asking<T> extends Promise<Outcome<T>> {
  /** The data itself. Errors: rejects with the `ApiError`, or with an `AbortError` when stopped. */
  unwrap(): Promise<T>;
}

/** A write under way. */
export interface Sending<T> extends Asking<T> {
  /** Stops it; that is no error. */
  abort(): void;
}

/** A component's newest write, as it sees it. */
export interface MutationState<T> extends Outcome<T> {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** Forgets the newest write here; it still runs. */
  readonly reset: () => void;
}

interface State<T> {
  readonly newest: AbortController | null;
  readonly outcome: Outcome<T>;
  readonly isLoading: boolean;
}

const IDLE = { newest: null, outcome: {}, isLoading: false };

/** Starts a write. */
type Trigger<Args, T> = (args: Args, onProgress?: OnProgress) => Sending<T>;

/**
 * Writes by a mutation: `[trigger, state]`.
 *
 * Always true: the state is that of the newest write; a write goes on when its component has gone; trigger and reset keep
 * their identity.
 * Errors: in the outcome, unless unwrapped. Throws outside `ApiProvider`.
 */
export function useMutation<Args, T>(mutation: Mutation<Args, T>): [Trigger<Args, T>, MutationState<T>] {
  const api = useApi();
  const [{ outcome, isLoading }, setState] = useState<State<T>>(IDLE);

  const trigger = useCallback<Trigger<Args, T>>(
    (args, onProgress) => {
      const newest = new AbortController();
      setState({ newest, outcome: {}, isLoading: true });
      const data = api.cache.write(toWrite(api, mutation, args, newest.signal, onProgress));
      const settle = (outcome: Outcome<T>) => {
        setState((state) => (state.newest === newest ? { newest, outcome, isLoading: false } : state));
        return outcome;
      };
      const sending = data.then(
        (data) => settle({ data }),
        (error: unknown) => settle(newest.signal.aborted ? {} : { error: toApiError(error) }),
      );
      return Object.assign(sending, { unwrap: () => data, abort: () => newest.abort() });
    },
    [api, mutation],
  );
  const reset = useCallback(() => setState(IDLE), []);
  return [trigger, { ...outcome, isLoading, isSuccess: 'data' in outcome, isError: 'error' in outcome, reset }];
}

/** Makes the hook of a mutation: `useXxxMutation()`, as `useMutation`. */
export function mutationHook<Args, T>(mutation: Mutation<Args, T>) {
  return () => useMutation(mutation);
}
