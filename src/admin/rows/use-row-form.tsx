import { Link, useRouter } from 'wouter';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import type { Checks } from '../forms/checks.ts';
import { useForm } from '../forms/use-form.ts';
import { useAsLeft, useGo } from '../navigation/use-navigation.ts';
import { pathTo } from '../paths.ts';
import type { EditedRow } from './RowScreen.tsx';
import type { PlacedResource } from './resource.ts';

interface RowFormOptions<Values, Row, Fields> extends EditedRow<Row> {
  readonly resource: PlacedResource<Row>;
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

/**
 * Leaves a form that has saved something, for its list, and says so with a link to it. The list of what is new opens where
 * it stands; any other as it was left. Back does not lead to the form of a row that is there by now.
 */
function useLeaveSaved<Row>({ list, row: place, idOf }: PlacedResource<Row>, isNew: boolean) {
  const toast = useToast();
  const go = useGo();
  const asLeft = useAsLeft();
  const { base } = useRouter();
  return (row: Row | undefined, name: string, done = 'saved') => {
    const text = `${isolate(name.trim())} was ${done}.`;
    if (row === undefined) toast.success(text);
    else {
      const opening = <Link href={base + pathTo(place, idOf(row))}>Open</Link>;
      toast.success(
        <>
          {text} {opening}
        </>,
        // One message a row: saved twice, it is not said twice side by side.
        { id: `saved ${list} ${idOf(row)}`, presentation: 'light' },
      );
    }
    go(isNew && row ? pathTo(list, { at: String(idOf(row)) }) : asLeft(pathTo(list)), { replace: isNew });
  };
}
