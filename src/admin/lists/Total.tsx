import { countOf, formatTotals } from '../../lib/format.ts';
import { type Money, sumMoney } from '../../lib/money.ts';
import * as styles from './List.module.css';

/** The sum of all rows that match search and filters, not only of the current page. */
export function Total({ label = 'Total', amounts }: { label?: string; amounts: readonly Money[] }) {
  const { totals, unread } = sumMoney(amounts);
  if (totals.length === 0) return null;
  return (
    <p className={styles.total}>
      {label} <b className={styles.sum}>{formatTotals(totals)}</b>
      {unread > 0 && ` without ${countOf(unread, ['amount', 'amounts'])} that can't be read`}
    </p>
  );
}
