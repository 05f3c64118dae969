import type { ReactNode } from 'react';
import { getInvestments } from '../../../api/investments.ts';
import { type Investment, investment } from '../../../contract/investments.ts';
import { unreadIn } from '../../../contract/parse.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { toLocalTime } from '../../../lib/local-time.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import * as text from '../../../ui/Text.module.css';
import { fileHref } from '../../api-url.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { wholeList } from '../../lists/whole-list.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { moneyCell } from '../../resource/columns.tsx';
import { resourceOf } from '../../resource/resource.ts';
import { dayFilter, keyFilter } from '../../resource/row-filters.ts';

export function caseOf({ investment_id: id }: Pick<Investment, 'investment_id'>) {
  return pathTo('review', { at: String(id) });
}

const DAY_MS = 86_400_000;

/** Formats a timestamp's age in whole days; `''` if invalid or in the future. */
export function ageOf(moment: string): string {
  const days = Math.floor((Date.now() - Date.parse(moment)) / DAY_MS);
  if (!(days >= 0)) return '';
  return days === 0 ? 'Today' : countOf(days, ['day', 'days']);
}

const dayOf = (investment: Investment) => toLocalTime(investment.created_at).slice(0, 10);

const filters = {
  from: dayFilter('From', (investment: Investment, day) => dayOf(investment) >= day),
  to: dayFilter('To', (investment: Investment, day) => dayOf(investment) <= day),
  project: keyFilter(
    'Project',
    (row: Investment) => String(row.project_id ?? partyOf(row, 'project')),
    (row) => partyOf(row, 'project'),
  ),
  // The months are in UTC, as on the dashboard, and sorted newest first.
  month: keyFilter(
    'Month (UTC)',
    ({ created_at }: Investment) => monthOf(created_at),
    ({ created_at }) => monthName(monthOf(created_at), 'full'),
    ([one], [other]) => other.localeCompare(one),
  ),
};

export const investments = resourceOf(
  investment,
  {
    noun: ['investment', 'investments'],
    list: 'investments',
    nameOf: (row) => `${formatMoney(row.amount, row.currency)} from ${partyOf(row, 'user')}`,
    ...wholeList(getInvestments, 'investment_id'),
    emptyText: 'Investments appear here as users make them.',
    total: { of: (each) => each },
    filters,
  },
  (field) => [
    field('user_name', 'Investor', {
      of: (row) => partyOf(row, 'user'),
      isSearched: true,
      list: { cell: (row) => <Link href={caseOf(row)}>{partyOf(row, 'user')}</Link> },
    }),
    field('project_name', 'Project', {
      of: (row) => partyOf(row, 'project'),
      isSearched: true,
      list: { card: 'note', cell: (row) => <PartyLink investment={row} party="project" /> },
    }),
    field('amount', 'Amount', { list: { card: 'figure', cell: moneyCell((row) => row) } }),
    field('currency', 'Currency'),
    field('status', 'Status', { filter: 'status', list: { card: 'state', cell: statusCell } }),
    field('reason', 'Reason'),
    field('receipt_url', 'Receipt', { csv: false, list: { isWide: true, cell: receiptCell } }),
    field('created_at', 'Date', { list: { card: 'date' } }),
    field('decided_at', 'Decision date'),
  ],
);

/** In a list of pending rows only, such as that of the tab, the time since submission replaces the repeated word. */
function statusCell({ status, created_at: createdAt }: Investment, rows: readonly Investment[]) {
  const age = status === 'pending' && rows.every((each) => each.status === status) && ageOf(createdAt);
  if (!age) return <Status state={status} />;
  return (
    <Status state={status}>
      <span className={text.hidden}>Pending, </span>
      {age}
    </Status>
  );
}

function receiptCell(row: Investment) {
  const href = fileHref(row.receipt_url);
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" aria-label={`Open receipt of ${partyOf(row, 'user')} in a new tab`}>
      Receipt
    </a>
  ) : (
    <span className={text.mute}>None</span>
  );
}

interface InvestmentsPanelProps {
  title: string;
  aside: ReactNode;
  /** Newest first, as the server sends them. */
  investments: readonly Investment[];
  /** The field in the first column. */
  name: keyof Investment & ('user_name' | 'project_name');
}

/** A table of a few investments for other screens. Each row links to the investment's review. */
export function InvestmentsPanel({ title, aside, investments: rows, name }: InvestmentsPanelProps) {
  return (
    <Panel title={title} aside={aside} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        unreadIn(rows) === 0 && <p>No investments yet.</p>
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
    { title: 'Project', card: 'name', cell: (row) => <Link href={caseOf(row)}>{partyOf(row, 'project')}</Link> },
    ...shown.slice(2),
  ],
};

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
