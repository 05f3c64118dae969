import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { Checks } from '../forms/checks.ts';
import { useForm } from '../forms/use-form.ts';
import type { EditedRow } from './RowScreen.tsx';
import type { WritableResource } from './resource.ts';
import { useLeaveSaved } from './use-leave-saved.tsx';

interface RowFormOptions<Values, Row, Fields> extends EditedRow<Row> {
  readonly resource: WritableResource<Row>;
  readonly toValues: (row?: Row) => Values;
  readonly checks: Checks<Values>;
  /** The values as they are sent. */
  readonly toFields: (values: Values) => Fields;
  readonly create: (fields: Fields) => Promise<Outcome<Row | null>>;
  /** `edited` names what is to be sent; all else is somebody else's. */
  readonly update: (row: Row, fields: Fields, edited: ReadonlySet<string>) => Promise<Outcome<Row | null>>;
  /** It was accepted and the form is still on screen. */
  readonly onSaved?: (saved: Row | null, values: Values) => void;
  /** The row's name in the message about the saving, and the word for the deed. */
  readonly told: (values: Values) => readonly [name: string, done?: string];
}

/** The form of a row, or of a new one, as `useForm`. Saved, it leads back to the list; saved again, it is edited. */
export function useRowForm<Values extends object, Row, Fields>(options: RowFormOptions<Values, Row, Fields>) {
  const { resource, row, read, toValues, checks, toFields, create, update, onSaved, told } = options;
  const leave = useLeaveSaved(resource, row === undefined);
  return useForm<Values, Row>({
    initial: toValues(row),
    checks,
    row: read && { read, toValues },
    send(values, { edited, earlier }) {
      const known = row ?? earlier;
      return known ? update(known, toFields(values), edited) : create(toFields(values));
    },
    ...(onSaved && { onSaved }),
    onDone: (saved, values) => leave(saved ?? row, ...told(values)),
  });
}
