import { useCallback, useState } from 'react';
import { type ApiError, toApiError } from '../../http/errors.ts';
import { type Mutation, toWrite } from '../endpoint.ts';
import type { OnProgress } from '../wire/request.ts';
import { useApi } from './context.ts';

/** The outcome of a request: `data`, `error`, or neither if it was aborted. */
export interface Outcome<T> {
  readonly data?: T;
  readonly error?: ApiError;
}

/** A request under way. Never rejects. */
export interface PendingQuery<T> extends Promise<Outcome<T>> {
  /** Resolves with the data. Errors: rejects with an `ApiError`, or with an `AbortError`. */
  unwrap(): Promise<T>;
}

export interface PendingMutation<T> extends PendingQuery<T> {
  /** Aborts the request; the outcome has neither data nor error. */
  abort(): void;
}

/** The state of a component's newest write. */
export interface MutationState<T> extends Outcome<T> {
  /** True until the first write, and again after `reset`. */
  readonly isUninitialized: boolean;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** Resets the state to `isUninitialized`. Doesn't abort a write under way. */
  readonly reset: () => void;
}

interface State<T> {
  readonly newest: AbortController | null;
  readonly outcome: Outcome<T>;
  readonly isLoading: boolean;
}

const IDLE = { newest: null, outcome: {}, isLoading: false };

type Trigger<Args, T> = (args: Args, onProgress?: OnProgress) => PendingMutation<T>;

/**
 * Returns `[trigger, state]`: a function that sends the mutation, and the state of its newest write. A write continues
 * after its component unmounts. `trigger` and `reset` keep their identity.
 * Errors: in the outcome; `unwrap` rejects. Throws outside `ApiProvider`.
 */
export function useMutation<Args, T>(mutation: Mutation<Args, T>): [Trigger<Args, T>, MutationState<T>] {
  const api = useApi();
  const [{ newest, outcome, isLoading }, setState] = useState<State<T>>(IDLE);

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
        // An abort isn't an error: the caller aborted the write, or the cache was cleared at sign-out.
        (error: unknown) => settle(Object(error).name === 'AbortError' ? {} : { error: toApiError(error) }),
      );
      return Object.assign(sending, { unwrap: () => data, abort: () => newest.abort() });
    },
    [api, mutation],
  );
  const reset = useCallback(() => setState(IDLE), []);
  const isUninitialized = newest === null;
  return [
    trigger,
    { ...outcome, isUninitialized, isLoading, isSuccess: 'data' in outcome, isError: 'error' in outcome, reset },
  ];
}
