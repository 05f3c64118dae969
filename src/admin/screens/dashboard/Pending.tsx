import clsx from 'clsx';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatTotals, moneyFormat } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../../kit/Kit.module.css';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { caseOf } from '../investments/investment-fields.tsx';
import * as styles from './Dashboard.module.css';

const SHOWN = 5;
const DAY_MS = 86_400_000;

interface PendingProps {
  /** The server's count. */
  count: number;
  /** All investments, once loaded. */
  investments: readonly Investment[] | undefined;
}

/** The investments that need review, the oldest first. */
export function Pending({ count, investments }: PendingProps) {
  const pending = (investments ?? []).filter(({ status }) => status === 'pending');
  const oldest = pending
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
    .slice(0, SHOWN);
  const format = moneyFormat(oldest.map(({ amount }) => amount));
  return (
    <section className={styles.pending} aria-label="Review">
      <h2>
        {count === 0 ? 'Nothing to review' : countOf(count, ['investment needs review', 'investments need review'])}
      </h2>
      {oldest.length > 0 && (
        <>
          <p className={text.mute}>{formatTotals(sumMoney(pending).totals)} total, oldest first</p>
          <ul className={clsx(kit.lines, styles.todo)}>
            {oldest.map((each) => (
              <li key={each.investment_id}>
                <Link className={clsx(kit.pointed, styles.task)} href={caseOf(each)}>
                  <b className={kit.cut}>{each.user_name}</b>
                  <span>{format(each.amount, each.currency)}</span>
                  <span className={styles.age}>{ageOf(each.created_at)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {count > oldest.length && (
            <Link href={pathTo('investments', { status: 'pending' })}>See {count - oldest.length} more</Link>
          )}
        </>
      )}
    </section>
  );
}

/** Formats a timestamp's age in whole days; `''` if invalid or in the future. */
function ageOf(moment: string): string {
  const days = Math.floor((Date.now() - Date.parse(moment)) / DAY_MS);
  if (!(days >= 0)) return '';
  return days === 0 ? 'Today' : countOf(days, ['day', 'days']);
}
