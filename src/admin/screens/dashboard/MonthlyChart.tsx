import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { useKept } from '../../kit/use-kept.ts';
import { Choice } from '../../lists/Choice.tsx';
import { Total } from '../../lists/Total.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { longMonth, toChart } from './chart.ts';
import * as styles from './MonthlyChart.module.css';

const columns: readonly Column<MonthlyInvestments>[] = [
  { title: 'Month', cell: ({ month }) => longMonth(month) },
  { title: 'Invested', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { title: 'Investments', align: 'end', cell: ({ count }) => formatNumber(count) },
];

const periods = { 3: '3 months', 6: '6 months', 12: '12 months' } as const;
const isPeriod = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(periods, value);

/** Investments month by month: bars to see, a table to read, and the sum of the chosen period. */
export function MonthlyChart({ months: all }: { months: readonly MonthlyInvestments[] }) {
  const [period, setPeriod] = useKept('dashboard-period', '12', isPeriod);
  const months = all.slice(-Number(period));
  return (
    <Panel
      title="Invested per month"
      aside={<Choice label="Period" value={period} words={periods} onChoose={setPeriod} />}
    >
      <Total label="Approved in this period:" amounts={months} />
      {months.length === 0 ? (
        <p>No month to show so far.</p>
      ) : (
        <>
          <Bars months={months} />
          <details>
            <summary className={styles.summary}>Show as a table</summary>
            <Table isBare label="List of months" columns={columns} rows={months} rowKey={({ month }) => month} />
          </details>
        </>
      )}
    </Panel>
  );
}

const scale = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

/** Of a bar's slot, which is 10 wide. */
const BAR_WIDTH = 6;

/** The words stand beside the drawing, so that they keep their size at every width; the table says the same. */
function Bars({ months }: { months: readonly MonthlyInvestments[] }) {
  const { bars, top } = toChart(months);
  const [first, last] = [months.at(-bars.length), months.at(-1)];
  const label = first && last && `Invested per month, ${longMonth(first.month)} to ${longMonth(last.month)}`;
  const right = bars.length * 10;
  return (
    <div className={styles.chart}>
      <ol className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <li key={value}>{scale.format(value)}</li>
        ))}
      </ol>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${right} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.grid} d={`M0 0H${right}M0 50H${right}`} />
        {bars.map(({ month, height }, index) => (
          <rect
            key={month}
            className={styles.bar}
            x={index * 10 + (10 - BAR_WIDTH) / 2}
            y={100 - height}
            width={BAR_WIDTH}
            height={height}
          />
        ))}
        <path className={styles.base} d={`M0 100H${right}`} />
      </svg>
      <ol className={styles.months} aria-label="Months">
        {bars.map(({ month, name }, index) => (
          <li key={month} className={styles.month}>
            <Link
              className={styles.slot}
              href={pathTo('investments', { status: 'approved', month })}
              title={titleOf(months.at(index - bars.length))}
            >
              {name}
              <span className={text.hidden}> {titleOf(months.at(index - bars.length))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function titleOf(row: MonthlyInvestments | undefined): string {
  return row ? `${longMonth(row.month)}: ${formatMoney(row.amount)}` : '';
}
