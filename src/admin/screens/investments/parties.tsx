import type { Investment } from '../../../contract/investments.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';

/** Returns the name of an investment's user or project. A deleted one may have none. */
export function partyOf(investment: Investment, party: 'user' | 'project'): string {
  return investment[`${party}_name`] ?? `Deleted ${party}`;
}

type PartyLinkProps = { investment: Investment; party: 'user' | 'project'; className?: string | undefined };

/** A link to an investment's user or project; plain text if it was deleted. */
export function PartyLink({ investment, party, className }: PartyLinkProps) {
  const [id, name] = [investment[`${party}_id`], investment[`${party}_name`]];
  if (id === undefined || !name) return <span className={className}>{partyOf(investment, party)}</span>;
  return (
    <Link className={className} href={pathTo(party, id)}>
      {name}
    </Link>
  );
}
