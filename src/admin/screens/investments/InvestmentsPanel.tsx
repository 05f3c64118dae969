import type { ReactNode } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { caseOf, investments } from './investment-fields.tsx';

interface InvestmentsPanelProps {
  title: string;
  aside: ReactNode;
  /** The newest first, as the server sends them. */
  investments: readonly Investment[];
  /** The field that names an investment here. */
  name: keyof Investment & ('user_name' | 'project_name');
}

/** A few investments on another screen. Each links to its review. */
export function InvestmentsPanel({ title, aside, investments: rows, name }: InvestmentsPanelProps) {
  return (
    <Panel title={title} aside={aside} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        <p>No investments yet.</p>
      ) : (
        <Table
          label={`List of ${title.toLowerCase()}`}
          columns={columns[name]}
          rows={rows}
          rowKey={(row) => row.investment_id}
        />
      )}
    </Panel>
  );
}

const shown = investments.columns.filter(({ isWide }) => !isWide);

const columns: Readonly<Record<'user_name' | 'project_name', readonly Column<Investment>[]>> = {
  user_name: shown,
  project_name: [
    { title: 'Project', card: 'name', cell: (row) => <Link href={caseOf(row)}>{row.project_name}</Link> },
    ...shown.slice(2),
  ],
};
