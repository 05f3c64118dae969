import type { ReactNode } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';

interface InvestmentsPanelProps {
  title: string;
  /** Beside the title. */
  aside: ReactNode;
  /** The newest first, as the server sends them. */
  investments: readonly Investment[];
  /** The columns before amount and status. */
  columns: readonly Column<Investment>[];
}

/** A few investments beside something else. */
export function InvestmentsPanel({ title, aside, investments, columns }: InvestmentsPanelProps) {
  return (
    <Panel title={title} aside={aside}>
      {investments.length === 0 ? (
        <p>No investments so far.</p>
      ) : (
        <Table
          isBare
          label={`List of ${title.toLowerCase()}`}
          columns={[...columns, ...figures]}
          rows={investments}
          rowKey={(row) => row.investment_id}
        />
      )}
    </Panel>
  );
}

const figures: readonly Column<Investment>[] = [
  { title: 'Amount', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  { title: 'Status', align: 'whole', cell: ({ status }) => <Status state={status} /> },
];
