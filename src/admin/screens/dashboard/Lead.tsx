import type { DashboardFigures } from '../../../api/dashboard.ts';
import { countOf, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { longMonth } from './chart.ts';
import * as styles from './Lead.module.css';

/** The start of a day: this month beside the last one, and the investments that wait for a decision. */
export function Lead({ figures }: { figures: DashboardFigures }) {
  const { monthly_investments: months, pending_investments: pending } = figures;
  const [present, last] = months?.slice(-2).reverse() ?? [];
  return (
    <section className={styles.lead} aria-label="Today">
      {present && (
        <p className={styles.figure}>
          <span>Invested in {longMonth(present.month)}</span>
          <b className={styles.value}>{formatMoney(present.amount)}</b>
          {last && (
            <span className={styles.note}>
              {formatMoney(last.amount)} in {longMonth(last.month)}
            </span>
          )}
        </p>
      )}
      {pending !== undefined && (
        <div className={styles.task}>
          <p>
            {pending > 0
              ? `${countOf(pending, ['investment waits', 'investments wait'])} for a decision.`
              : 'Nothing waits for a decision.'}
          </p>
          {pending > 0 && (
            <LinkButton href={pathTo('review')} variant="primary">
              Review them
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}
