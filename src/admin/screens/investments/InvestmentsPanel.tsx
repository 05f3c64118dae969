import type { ReactNode } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { formatShortDay } from '../../../lib/format.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { moneyCell } from '../../rows/columns.tsx';
import { caseOf } from './investment-fields.tsx';

interface InvestmentsPanelProps {
  title: string;
  /** Next to the title. */
  aside: ReactNode;
  /** The newest first, as the server sends them. */
  investments: readonly Investment[];
  /** The field that names an investment here. */
  name: keyof Investment & ('user_name' | 'project_name');
}

/** A few investments on another screen. Each links to its review. */
export function InvestmentsPanel({ title, aside, investments, name }: InvestmentsPanelProps) {
  return (
    <Panel title={title} aside={aside} isFlush={investments.length > 0}>
      {investments.length === 0 ? (
        <p>No investments yet.</p>
      ) : (
        <Table
          label={`List of ${title.toLowerCase()}`}
          columns={columns[name]}
          rows={investments}
          rowKey={(row) => row.investment_id}
        />
      )}
    </Panel>
  );
}

const figures: readonly Column<Investment>[] = [
  { title: 'Amount', align: 'end', card: 'figure', cell: moneyCell((row) => row) },
  { title: 'Status', card: 'state', cell: ({ status }) => <Status state={status} /> },
  { title: 'Date', card: 'date', cell: ({ created_at }) => formatShortDay(created_at) },
];

const project: Column<Investment> = { title: 'Project', card: 'note', cell: ({ project_name }) => project_name };

const columns: Readonly<Record<'user_name' | 'project_name', readonly Column<Investment>[]>> = {
  user_name: [
    { title: 'Investor', card: 'name', cell: (row) => <Link href={caseOf(row)}>{row.user_name}</Link> },
    project,
    ...figures,
  ],
  project_name: [
    { title: 'Project', card: 'name', cell: (row) => <Link href={caseOf(row)}>{row.project_name}</Link> },
    ...figures,
  ],
};
