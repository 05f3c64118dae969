import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import * as styles from './InvestmentTotal.module.css';

/** The total of all rows that search and filter let through, not only of the page shown. */
export function InvestmentTotal({ investments }: { investments: readonly Investment[] | undefined }) {
  const { totals, unread } = sumMoney(investments ?? []);
  if (totals.length === 0) return null;
  return (
    <p className={styles.total}>
      Total <b className={styles.sum}>{totals.map((sum) => formatMoney(sum.amount, sum.currency)).join(' + ')}</b>
      {unread > 0 && ` without ${countOf(unread, ['amount', 'amounts'])} that can't be read`}
    </p>
  );
}
