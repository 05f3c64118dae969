/** What the server or the checks say of each field. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** `refused` is for what was not accepted, here or by the server: its `sentences` belong to no field. */
export type FormStatus =
  | { readonly kind: 'editing' | 'sending' }
  | { readonly kind: 'refused'; readonly sentences: readonly string[]; readonly waitUntilMs: number };

export interface FormState<Values> {
  readonly values: Values;
  /** What was saved last, or what the form started with: `values` that differ from it are unsaved. */
  readonly saved: Values;
  readonly errors: Errors<Values>;
  readonly status: FormStatus;
  /** Counts the refusals: the summary takes the focus at each. */
  readonly refusals: number;
}

export type FormAction<Values> =
  | { type: 'form/edited'; change: Partial<Values> }
  | { type: 'form/sent' }
  | { type: 'form/refused'; errors: Errors<Values>; sentences: readonly string[]; waitUntilMs: number }
  | { type: 'form/saved'; values: Values };

/** A form that nobody has touched yet. */
export function startForm<Values>(values: Values): FormState<Values> {
  return { values, saved: values, errors: {}, status: { kind: 'editing' }, refusals: 0 };
}

/**
 * Decides what a form shows.
 *
 * Pure. Always true: editing a field takes back what was said of that field, and nothing else; no action but an edit
 * changes a value, so nothing typed is lost to a failure, or while a request is under way.
 */
export function formReducer<Values>(state: FormState<Values>, action: FormAction<Values>): FormState<Values> {
  switch (action.type) {
    case 'form/edited': {
      const taken = Object.fromEntries(Object.keys(action.change).map((name) => [name, undefined]));
      return {
        ...state,
        values: { ...state.values, ...action.change },
        errors: { ...state.errors, ...taken } as Errors<Values>,
      };
    }
    case 'form/sent':
      return { ...state, errors: {}, status: { kind: 'sending' } };
    case 'form/refused': {
      const { errors, sentences, waitUntilMs } = action;
      return { ...state, errors, status: { kind: 'refused', sentences, waitUntilMs }, refusals: state.refusals + 1 };
    }
    case 'form/saved':
      return { ...state, saved: action.values, status: { kind: 'editing' } };
  }
}
