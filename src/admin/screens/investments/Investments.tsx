import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import type { Investment } from '../../../contract/investments.ts';
import { toLocalTime } from '../../../lib/local-time.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { dayFilter, keyFilter } from '../../lists/row-filters.ts';
import { Link, LinkButton } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { caseOf, investments } from './investment-fields.tsx';

const dayOf = (investment: Investment) => toLocalTime(investment.created_at).slice(0, 10);

const filters = {
  from: dayFilter('From', (investment: Investment, day) => dayOf(investment) >= day),
  to: dayFilter('To', (investment: Investment, day) => dayOf(investment) <= day),
  project: keyFilter(
    'Project',
    ({ project_id }: Investment) => String(project_id),
    ({ project_name }) => project_name,
  ),
  // In UTC, as on the dashboard.
  month: keyFilter(
    'Month (UTC)',
    ({ created_at }: Investment) => monthOf(created_at),
    ({ created_at }) => monthName(monthOf(created_at), 'full'),
  ),
};

/** All investments: find, filter, sort, add up, export. A row leads to its review. */
export function Investments() {
  return (
    <WholeListScreen
      resource={investments}
      query={useQuery(getInvestments)}
      searchHint="Investor or project"
      filters={filters}
      total={{ of: (investment) => investment }}
      actionsOf={toCase}
      actions={
        <LinkButton href={pathTo('review')} variant="primary">
          Review pending
        </LinkButton>
      }
      emptyText="Investments appear here as users make them."
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
