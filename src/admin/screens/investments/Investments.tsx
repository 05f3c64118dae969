import { useState } from 'react';
import { useGetInvestmentsQuery } from '../../../api/hooks.ts';
import type { Investment } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Choice } from '../../lists/Choice.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { pagesOf } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { useWholeRows } from '../../lists/use-rows.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { InvestmentDetails } from './InvestmentFacts.tsx';
import { statusWords } from './InvestmentStatus.tsx';
import { InvestmentTotal } from './InvestmentTotal.tsx';
import { type Ask, columnsOf } from './investment-columns.tsx';

const noun = ['investment', 'investments'] as const;

const filters = { status: (investment: Investment) => investment.status };
const sorts = {
  investor: (investment: Investment) => investment.user_name,
  amount: (investment: Investment) => Number(investment.amount),
  date: (investment: Investment) => Date.parse(investment.created_at),
};
const spec = { filters: { status: Object.keys(statusWords) }, sorts: Object.keys(sorts) };

const csvColumns: readonly CsvColumn<Investment>[] = [
  ['Investor', (investment) => investment.user_name],
  ['Project', (investment) => investment.project_name],
  ['Amount', (investment) => investment.amount],
  ['Currency', (investment) => investment.currency],
  ['Status', (investment) => investment.status],
  ['Reason', (investment) => investment.reason],
  ['Date', (investment) => investment.created_at],
  ['Decided', (investment) => investment.decided_at],
];

/** All investments: find, filter, sort, add up, approve or reject, export. */
export function Screen() {
  const place = useListPlace(spec);
  const query = useGetInvestmentsQuery();
  const textsOf = (investment: Investment) => [investment.user_name, investment.project_name];
  const result = useWholeRows(query, place, { textsOf, filters, sorts });
  const [asked, setAsked] = useState<{ investment: Investment; about: Parameters<Ask>[1] }>();
  const close = () => setAsked(undefined);
  return (
    <>
      <ScreenHead
        title="Investments"
        actions={
          <CsvExport
            noun={noun}
            columns={csvColumns}
            rowKey={(investment) => investment.investment_id}
            load={result.found && pagesOf(result.found)}
          />
        }
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf((investment, about) => setAsked({ investment, about }))}
        rowKey={(investment) => investment.investment_id}
        searchHint="Investor or project"
        filters={
          <>
            <Choice
              label="Status"
              value={place.filters.status ?? ''}
              options={[['', 'Any'], ...Object.entries(statusWords)]}
              onChoose={(status) => place.go({ filters: { ...place.filters, status } })}
            />
            <InvestmentTotal investments={result.found} />
          </>
        }
        empty={<EmptyState title="No investments yet">What users invest in a project appears here.</EmptyState>}
      />
      {asked?.about === 'details' && <InvestmentDetails investment={asked.investment} onClose={close} />}
      {asked && asked.about !== 'details' && (
        <DecisionDialog investment={asked.investment} verdict={asked.about} onReload={query.refetch} onClose={close} />
      )}
    </>
  );
}
