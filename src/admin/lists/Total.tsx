import { countOf, formatMoney } from '../../lib/format.ts';
import { type Money, sumMoney } from '../../lib/money.ts';
import * as styles from './Total.module.css';

/** The sum of all rows that search and filter let through, not only of the page shown. */
export function Total({ label = 'Total', amounts }: { label?: string; amounts: readonly Money[] }) {
  const { totals, unread } = sumMoney(amounts);
  if (totals.length === 0) return null;
  return (
    <p className={styles.total}>
      {label} <b className={styles.sum}>{totals.map((sum) => formatMoney(sum.amount, sum.currency)).join(' + ')}</b>
      {unread > 0 && ` without ${countOf(unread, ['amount', 'amounts'])} that can't be read`}
    </p>
  );
}
