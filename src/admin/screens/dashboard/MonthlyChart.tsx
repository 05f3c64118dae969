import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import { formatMoney, formatNumber, moneyFormat } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { daysLeftOf, longMonth, monthName, toChart } from './chart.ts';
import * as styles from './Dashboard.module.css';
import { moneyChange } from './figures.ts';

const columns: readonly Column<MonthlyInvestments>[] = [
  { title: 'Month', card: 'name', cell: ({ month }) => longMonth(month) },
  { title: 'Invested', align: 'end', card: 'figure', cell: ({ amount }) => formatMoney(amount) },
  { title: 'Investments', align: 'end', card: 'date', cell: ({ count }) => formatNumber(count) },
];

/** The newest month as a large number with its change, then all months as bars and as a table. */
export function MonthlyChart({ months }: { months: readonly MonthlyInvestments[] }) {
  const [newest, last] = months.slice(-2).reverse();
  if (!newest)
    return (
      <section className={styles.months} aria-label="Approved investments">
        <p>No data yet.</p>
      </section>
    );
  const daysLeft = daysLeftOf(newest.month, new Date());
  return (
    <section className={styles.months} aria-label="Approved investments">
      <h2 className={styles.heading}>Approved investments in {monthName(newest.month)}</h2>
      <p className={styles.big}>{moneyFormat([newest.amount])(newest.amount)}</p>
      {last && (
        <p>
          {moneyChange(newest.amount, last.amount, monthName(last.month))}
          {daysLeft !== undefined && <span className={text.mute}>, {daysLeft}</span>}
        </p>
      )}
      <Bars months={months} />
      <details>
        <summary className={styles.summary}>Show as a table</summary>
        <Table label="List of months" columns={columns} rows={months} rowKey={({ month }) => month} />
      </details>
    </section>
  );
}

const scale = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

/** Each bar is a link to its month. The current month is hatched. */
function Bars({ months }: { months: readonly MonthlyInvestments[] }) {
  const { bars, top } = toChart(months);
  const isOpen = (month: string) => daysLeftOf(month, new Date()) !== undefined;
  return (
    <div className={styles.chart}>
      <ol className={styles.scale} aria-hidden="true">
        {[top, top / 2].map((value) => (
          <li key={value}>{scale.format(value)}</li>
        ))}
      </ol>
      <ol className={styles.bars} aria-label="Months">
        {bars.map(({ month, name, height }, index) => {
          const title = titleOf(months.at(index - bars.length));
          return (
            <li key={month}>
              <Link className={styles.month} href={pathTo('investments', { status: 'approved', month })} title={title}>
                <span className={styles.space}>
                  <i
                    className={styles.bar}
                    data-when={isOpen(month) ? 'now' : isOpen(bars[index + 1]?.month ?? '') ? 'last' : undefined}
                    style={{ blockSize: `${height}%` }}
                  />
                </span>
                <span className={styles.name}>{name}</span>
                <span className={text.hidden}> {title}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function titleOf(row: MonthlyInvestments | undefined): string {
  return row ? `${longMonth(row.month)}: ${formatMoney(row.amount)}` : '';
}
