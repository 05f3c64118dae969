import { useState } from 'react';
import { useDecideInvestmentMutation, useGetInvestmentsQuery } from '../../../api/investments.ts';
import { type Investment, investmentStates } from '../../../contract/investments.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { toLocalTime } from '../../../lib/local-time.ts';
import { NoticeDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { stateWord, stateWords } from '../../kit/Status.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import type { RowsAction } from '../../lists/selection/ActOnSelected.tsx';
import { Total } from '../../lists/Total.tsx';
import { pathTo } from '../../paths.ts';
import type { Resource } from '../../rows/resource.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { longMonth, monthOf } from '../dashboard/chart.ts';
import { DecisionDialog, InvestmentFacts } from './DecisionDialog.tsx';
import { type Ask, columnsOf } from './investment-columns.tsx';

const dayOf = (investment: Investment) => toLocalTime(investment.created_at).slice(0, 10);
const filters = {
  status: { label: 'Status', words: stateWords(investmentStates), of: (investment: Investment) => investment.status },
  from: { label: 'From', kind: 'day', isFound: (investment: Investment, day: string) => dayOf(investment) >= day },
  to: { label: 'To', kind: 'day', isFound: (investment: Investment, day: string) => dayOf(investment) <= day },
  project: {
    label: 'Project',
    kind: 'key',
    isFound: (investment: Investment, id: string) => String(investment.project_id) === id,
    wordOf: (id: string, rows: readonly Investment[]) =>
      rows.find(({ project_id }) => String(project_id) === id)?.project_name ?? id,
  },
  month: {
    // As the dashboard counts them.
    label: 'Month in UTC',
    kind: 'key',
    isFound: (investment: Investment, month: string) => monthOf(investment.created_at) === month,
    wordOf: longMonth,
  },
} as const;

const csvColumns: readonly CsvColumn<Investment>[] = [
  ['Investor', (investment) => investment.user_name],
  ['Project', (investment) => investment.project_name],
  ['Amount', (investment) => investment.amount],
  ['Currency', (investment) => investment.currency],
  ['Status', (investment) => stateWord(investment.status)],
  ['Reason', (investment) => investment.reason],
  ['Date', (investment) => investment.created_at],
  ['Decided', (investment) => investment.decided_at],
];

const resource: Resource<Investment> = {
  noun: ['investment', 'investments'],
  list: 'investments',
  idOf: ({ investment_id }) => investment_id,
  nameOf: ({ amount, currency, user_name }) => `${formatMoney(amount, currency)} of ${user_name}`,
};

/** All investments: find, filter, sort, add up, approve or reject, export. */
export function Investments() {
  const query = useGetInvestmentsQuery();
  const [asked, setAsked] = useState<{ investment: Investment; about: Parameters<Ask>[1] }>();
  const close = () => setAsked(undefined);
  const [decide] = useDecideInvestmentMutation();
  const approval: RowsAction<Investment> = {
    verb: 'Approve',
    doing: 'Approving',
    done: 'approved',
    icon: 'check',
    isFor: ({ status }) => status === 'pending',
    run: ({ investment_id }) => decide({ investment_id, status: 'approved' }),
    summary: (rows) => (
      <>
        <Total amounts={rows} />
        <p>{countOf(rows.filter(({ receipt_url }) => !receipt_url).length, ['has', 'have'])} no receipt.</p>
      </>
    ),
  };
  return (
    <WholeListScreen
      resource={resource}
      query={query}
      textsOf={(investment) => [investment.user_name, investment.project_name]}
      searchHint="Investor or project"
      filters={filters}
      summary={(found = []) => <Total amounts={found} />}
      columns={columnsOf((investment, about) => setAsked({ investment, about }))}
      csvColumns={csvColumns}
      bulk={[approval]}
      actions={
        <LinkButton href={pathTo('review')} variant="primary">
          Review pending
        </LinkButton>
      }
      emptyText="What users invest in a project appears here."
    >
      {asked?.about === 'details' && (
        <NoticeDialog title={`${isolate(asked.investment.user_name)}'s investment`} onClose={close}>
          <InvestmentFacts investment={asked.investment} />
        </NoticeDialog>
      )}
      {asked && asked.about !== 'details' && (
        <DecisionDialog investment={asked.investment} verdict={asked.about} onReload={query.refetch} onClose={close} />
      )}
    </WholeListScreen>
  );
}
