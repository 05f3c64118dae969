import { useCallback, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../http/errors.ts';
import { useApi } from './context.ts';
import { type Mutation, type OnProgress, send } from './endpoint.ts';

/** How a write ended: with data, with an error, or stopped by hand, which is neither. */
export interface Outcome<T> {
  readonly data?: T;
  readonly error?: ApiError;
}

/** A write under way. It never rejects. */
export interface Sending<T> extends Promise<Outcome<T>> {
  /** The data itself. Errors: rejects with the `ApiError`, or with an `AbortError` when stopped. */
  unwrap(): Promise<T>;
  /** Stops it; that is no error. */
  abort(): void;
}

/** What a component sees of its newest write. */
export interface MutationState<T> extends Outcome<T> {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** Forgets the newest write here; it still runs. */
  readonly reset: () => void;
}

/** Starts a write. */
export type Trigger<Args, T> = (args: Args, onProgress?: OnProgress) => Sending<T>;

/**
 * Writes by a mutation: `[trigger, state]`.
 *
 * Always true: the state is that of the newest write; a write goes on when its component has gone; trigger and reset keep
 * their identity.
 * Errors: in the outcome, unless unwrapped. Throws outside `ApiProvider`.
 */
export function useMutation<Args, T>(mutation: Mutation<Args, T>): [Trigger<Args, T>, MutationState<T>] {
  const api = useApi();
  const newest = useRef<object>(null);
  const [state, setState] = useState<Outcome<T> & { isLoading: boolean }>({ isLoading: false });

  const trigger = useCallback<Trigger<Args, T>>(
    (args, onProgress) => {
      const controller = new AbortController();
      newest.current = controller;
      setState({ isLoading: true });
      const data = send(api, mutation, args, controller.signal, onProgress);
      const settle = (outcome: Outcome<T>) => {
        if (newest.current === controller) setState({ ...outcome, isLoading: false });
        return outcome;
      };
      const sending = data.then(
        (data) => settle({ data }),
        (thrown) => settle(controller.signal.aborted ? {} : { error: toApiError(thrown) }),
      );
      return Object.assign(sending, { unwrap: () => data, abort: () => controller.abort() });
    },
    [api, mutation],
  );

  const reset = useCallback(() => {
    newest.current = null;
    setState({ isLoading: false });
  }, []);
  return [trigger, { ...state, isSuccess: 'data' in state, isError: 'error' in state, reset }];
}
