import type { Investment } from '../../../contract/investments.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { Link, LinkButton } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { caseOf, investments } from './investment-fields.tsx';

/** All investments: find, filter, sort, add up, export. A row leads to its review. */
export function Investments() {
  return (
    <ListScreen
      resource={investments}
      actionsOf={toCase}
      actions={
        <LinkButton href={pathTo('review')} variant="primary">
          Review pending
        </LinkButton>
      }
    />
  );
}

function toCase(investment: Investment) {
  const verb = investment.status === 'pending' ? 'Review' : 'Open';
  return (
    <Link href={caseOf(investment)} asChild>
      <ButtonLink size="small" aria-label={`${verb} ${investments.nameOf(investment)}`}>
        {verb}
      </ButtonLink>
    </Link>
  );
}
