import { Link, useRouter } from 'wouter';
import type { Id } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { useAsLeft, useGo } from '../navigation/use-navigation.ts';
import { type ListPlaceName, pathTo, type RowPlaceName } from '../paths.ts';

/**
 * Leaves a form that has saved something, for its list, and says so with a link to it. The list of what is new opens where
 * it stands; any other as it was left. Back does not lead to the form of a row that is there by now.
 */
export function useLeaveSaved(list: ListPlaceName, row: RowPlaceName, isNew: boolean) {
  const toast = useToast();
  const go = useGo();
  const asLeft = useAsLeft();
  const { base } = useRouter();
  return (name: string, id: Id | undefined, done = 'saved') => {
    const text = `${isolate(name.trim())} was ${done}.`;
    if (id === undefined) toast.success(text);
    else {
      const opening = <Link href={base + pathTo(row, id)}>Open</Link>;
      toast.success(
        <>
          {text} {opening}
        </>,
        // One message a row: saved twice, it is not said twice side by side.
        { id: `saved ${list} ${id}`, presentation: 'light' },
      );
    }
    const isPlaced = isNew && id !== undefined;
    go(isPlaced ? pathTo(list, { at: String(id) }) : asLeft(pathTo(list)), { replace: isNew });
  };
}
