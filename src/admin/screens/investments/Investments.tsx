import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import type { Investment } from '../../../contract/investments.ts';
import { toLocalTime } from '../../../lib/local-time.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { Total } from '../../lists/Total.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { caseOf, investments } from './investment-fields.tsx';

const dayOf = (investment: Investment) => toLocalTime(investment.created_at).slice(0, 10);

const filters = {
  from: { label: 'From', kind: 'day', isFound: (investment: Investment, day: string) => dayOf(investment) >= day },
  to: { label: 'To', kind: 'day', isFound: (investment: Investment, day: string) => dayOf(investment) <= day },
  project: {
    label: 'Project',
    kind: 'key',
    of: ({ project_id }: Investment) => String(project_id),
    wordOf: ({ project_name }: Investment) => project_name,
  },
  month: {
    // In UTC, as on the dashboard.
    label: 'Month (UTC)',
    kind: 'key',
    of: ({ created_at }: Investment) => monthOf(created_at),
    wordOf: ({ created_at }: Investment) => monthName(monthOf(created_at), 'full'),
  },
} as const;

/** All investments: find, filter, sort, add up, export. A row leads to its review. */
export function Investments() {
  return (
    <WholeListScreen
      resource={investments}
      query={useQuery(getInvestments)}
      searchHint="Investor or project"
      filters={filters}
      summary={(found = []) => <Total amounts={found} />}
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
