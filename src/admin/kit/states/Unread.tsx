import { unreadIn } from '../../../contract/parse.ts';
import { countOf } from '../../../lib/format.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';

/** Says how many rows of a list, or of the lists in an object, are left out because they can't be read. */
export function Unread({ data }: { data: unknown }) {
  const count = unreadIn(data);
  if (count === 0) return null;
  return (
    <LiveRegion className={text.mute}>
      Couldn't read {countOf(count, ['entry', 'entries'])}. This screen doesn't show or count{' '}
      {count === 1 ? 'it' : 'them'}.
    </LiveRegion>
  );
}
