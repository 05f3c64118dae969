import clsx from 'clsx';
import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import { formatMoney, formatNumber, shortMoney } from '../../../lib/format.ts';
import { daysLeftOf, monthName } from '../../../lib/months.ts';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../../kit/Kit.module.css';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import * as styles from './Dashboard.module.css';
import { changeOf } from './figures.ts';

const columns: readonly Column<MonthlyInvestments>[] = [
  { title: 'Month', card: 'name', cell: ({ month }) => monthName(month, 'full') },
  { title: 'Invested', align: 'end', card: 'figure', cell: ({ amount }) => formatMoney(amount) },
  { title: 'Investments', align: 'end', card: 'date', cell: ({ count }) => formatNumber(count) },
];

export function MonthlyChart({ months }: { months: readonly MonthlyInvestments[] }) {
  const [newest, last] = months.slice(-2).reverse();
  const daysLeft = newest && daysLeftOf(newest.month, new Date());
  return (
    <section className={styles.months} aria-label="Approved investments">
      {newest ? (
        <>
          <h2>Approved investments in {monthName(newest.month)}</h2>
          <p className={styles.big}>{shortMoney(newest.amount)}</p>
          {last && (
            <p>
              {changeOf(Number(newest.amount), Number(last.amount), monthName(last.month), true)}
              {daysLeft && <span className={text.mute}>, {daysLeft}</span>}
            </p>
          )}
          <Bars months={months} />
          <details>
            <summary className={styles.summary}>Show as a table</summary>
            <Table
              label="Approved investments by month"
              columns={columns}
              rows={months}
              rowKey={({ month }) => month}
            />
          </details>
        </>
      ) : (
        <p>Approved investments appear here by month.</p>
      )}
    </section>
  );
}

const scale = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

/** A bar for each month, with a link to the month's investments. The current month is hatched. */
function Bars({ months }: { months: readonly MonthlyInvestments[] }) {
  const { bars, top } = toChart(months);
  return (
    <div className={styles.chart}>
      <ol className={clsx(kit.count, styles.scale)} aria-hidden="true">
        {[top, top / 2].map((value) => (
          <li key={value}>{scale.format(value)}</li>
        ))}
      </ol>
      <ol className={styles.bars} aria-label="Months">
        {bars.map(({ month, amount, height }) => {
          const title = `${monthName(month, 'full')}: ${formatMoney(amount)}`;
          return (
            <li key={month}>
              <Link
                className={clsx(kit.pointed, styles.month)}
                href={pathTo('investments', { status: 'approved', month })}
                title={title}
              >
                <span className={styles.space}>
                  <i
                    data-now={daysLeftOf(month, new Date()) !== undefined || undefined}
                    style={{ blockSize: `${height}%` }}
                  />
                </span>
                <span className={styles.name}>{monthName(month, 'short')}</span>
                <span className={text.hidden}> {title}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The maximum number of bars, because the names of more months don't fit. */
const BARS = 12;

/**
 * Returns bars for the last `BARS` of the months, with heights in percent of `top`, the end of the scale in dollars.
 * Invariants: heights are from 0 to 100; an invalid amount has height 0.
 */
export function toChart(months: readonly MonthlyInvestments[]) {
  const shown = months.slice(-BARS).map((row) => ({ ...row, value: Math.max(0, Number(row.amount) || 0) }));
  const top = roundUp(Math.max(0, ...shown.map(({ value }) => value)));
  return { bars: shown.map((row) => ({ ...row, height: Math.round((row.value / top) * 10_000) / 100 })), top };
}

/** Rounds up to the next number that suits a scale: 1, 2, 4, 5 or 8 with zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8].find((step) => step * power >= value) ?? 10) * power;
}
