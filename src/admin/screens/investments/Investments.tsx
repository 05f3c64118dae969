import type { Investment } from '../../../contract/investments.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { LinkButton } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { caseOf, investments } from './investment-fields.tsx';

export function Investments() {
  return (
    <ListScreen
      resource={investments}
      actionsOf={toCase}
      actions={
        <LinkButton href={pathTo('review')} variant="primary">
          Start review
        </LinkButton>
      }
    />
  );
}

function toCase(investment: Investment) {
  const verb = investment.status === 'pending' ? 'Review' : 'Open';
  return (
    <LinkButton href={caseOf(investment)} aria-label={`${verb} ${investments.nameOf(investment)}`}>
      {verb}
    </LinkButton>
  );
}
