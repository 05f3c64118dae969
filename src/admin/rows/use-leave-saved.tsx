import { Link, useRouter } from 'wouter';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { useAsLeft, useGo } from '../navigation/use-navigation.ts';
import { pathTo } from '../paths.ts';
import type { WritableResource } from './resource.ts';

/**
 * Leaves a form that has saved something, for its list, and says so with a link to it. The list of what is new opens where
 * it stands; any other as it was left. Back does not lead to the form of a row that is there by now.
 */
export function useLeaveSaved<Row>({ list, row: place, idOf }: WritableResource<Row>, isNew: boolean) {
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
