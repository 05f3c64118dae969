import type { Investment } from '../../../contract/investments.ts';
import { formatDay, formatMoment, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { fileHref } from '../../api-url.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Status } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import * as styles from './InvestmentColumns.module.css';
import type { Verdict } from './use-decide.ts';

/** Opens a row's details, or asks for a verdict on it. Only pending investments can be decided. */
export type Ask = (investment: Investment, about: Verdict | 'details') => void;

/** The columns of the list of investments; its buttons ask by `onAsk`. */
export function columnsOf(onAsk: Ask): Column<Investment>[] {
  return [
    {
      title: 'Investor',
      sort: ['investor', ({ user_name }) => user_name],
      cell: ({ user_id, user_name }) => <Link href={pathTo('user', user_id)}>{user_name}</Link>,
    },
    {
      title: 'Project',
      cell: ({ project_id, project_name }) => <Link href={pathTo('project', project_id)}>{project_name}</Link>,
    },
    {
      title: 'Amount',
      sort: ['amount', ({ amount }) => Number(amount)],
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      title: 'Date',
      sort: ['date', ({ created_at }) => Date.parse(created_at)],
      align: 'whole',
      cell: (investment) => formatMoment(investment.created_at),
    },
    { title: 'Receipt', cell: receiptLink },
    { title: 'Status', align: 'whole', cell: (investment) => <Decided investment={investment} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (investment) => <Actions investment={investment} onAsk={onAsk} />,
    },
  ];
}

function receiptLink({ receipt_url, user_name }: Investment) {
  const href = fileHref(receipt_url);
  return (
    href && (
      <a href={href} target="_blank" rel="noreferrer" aria-label={`Open receipt of ${user_name} in a new tab`}>
        Open
      </a>
    )
  );
}

/** The state, and since when. */
function Decided({ investment: { status, decided_at } }: { investment: Investment }) {
  return (
    <>
      <Status state={status} />
      {decided_at && <span className={styles.note}>{formatDay(decided_at)}</span>}
    </>
  );
}

function Actions({ investment, onAsk }: { investment: Investment; onAsk: Ask }) {
  const { user_name, amount, currency, status } = investment;
  const what = `${formatMoney(amount, currency)} of ${user_name}`;
  if (status !== 'pending') {
    return (
      <Button
        size="small"
        variant="plain"
        aria-label={`Details of ${what}`}
        onClick={() => onAsk(investment, 'details')}
      >
        Details
      </Button>
    );
  }
  return (
    <span className={styles.verdicts}>
      <Button size="small" aria-label={`Approve ${what}`} onClick={() => onAsk(investment, 'approved')}>
        <Icon name="check" />
        Approve
      </Button>
      <Button size="small" variant="plain" aria-label={`Reject ${what}`} onClick={() => onAsk(investment, 'rejected')}>
        <Icon name="close" />
        Reject
      </Button>
    </span>
  );
}
