import clsx from 'clsx';
import { getDashboard } from '../../../api/dashboard.ts';
import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import type { Investment } from '../../../contract/investments.ts';
import { unreadIn } from '../../../contract/parse.ts';
import { countOf, formatNumber, formatTotals, moneyFormat } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import * as text from '../../../ui/Text.module.css';
import * as facts from '../../kit/Facts.module.css';
import * as kit from '../../kit/Kit.module.css';
import { Loading } from '../../kit/screen/Loading.tsx';
import { ScreenHead } from '../../kit/screen/ScreenHead.tsx';
import { Unread } from '../../kit/states/Unread.tsx';
import { Link, LinkButton } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { ageOf, caseOf, InvestmentsPanel, partyOf } from '../investments/investment-fields.tsx';
import * as styles from './Dashboard.module.css';
import { nounsOf, type Tile, tilesOf } from './figures.ts';
import { MonthlyChart } from './MonthlyChart.tsx';

/** The console's first screen. The role determines which figures the server sends. */
export function Dashboard() {
  const query = useQuery(getDashboard);
  const { data } = query;
  useAutoRefetch(query.refetch);
  const { data: investments } = useQuery(getInvestments);
  const { monthly_investments: months, recent_investments: recent, pending_investments: pending } = data ?? {};
  const total = data?.total_investments;
  return (
    <>
      <ScreenHead
        title="Dashboard"
        actions={
          !!pending && (
            <LinkButton href={pathTo('review')} variant="primary">
              Start review
            </LinkButton>
          )
        }
      />
      <Loading query={query} what="the dashboard" isShown={data !== undefined} />
      <Unread data={unreadIn(investments) > 0 ? investments : data} />
      {data && (
        <div className={styles.dashboard}>
          <div className={clsx(kit.stack, kit.sheet, styles.lead)}>
            {pending !== undefined && <Pending count={pending} investments={investments} />}
            {months && <MonthlyChart months={months} />}
          </div>
          {months && <Tiles tiles={tilesOf(months, investments)} />}
          <ul className={clsx(kit.wrap, styles.nouns)} aria-label="Figures">
            {nounsOf(data).map(({ text, href }) => (
              <li key={text}>{href ? <Link href={href}>{withBoldFigure(text)}</Link> : withBoldFigure(text)}</li>
            ))}
          </ul>
        </div>
      )}
      {recent && (
        <InvestmentsPanel
          title="Recent investments"
          aside={<Link href={pathTo('investments')}>See all{total !== undefined && ` ${formatNumber(total)}`}</Link>}
          investments={recent}
          name="user_name"
        />
      )}
    </>
  );
}

function withBoldFigure(text: string) {
  return text.split(/(\S*\d\S*)/).map((part, index) => (index % 2 ? <b key={part}>{part}</b> : part));
}

const SHOWN = 6;

function Pending({ count, investments = [] }: { count: number; investments: readonly Investment[] | undefined }) {
  const pending = investments.filter(({ status }) => status === 'pending');
  const oldest = pending
    .toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))
    .slice(0, SHOWN);
  const format = moneyFormat(oldest.map(({ amount }) => amount));
  return (
    <section aria-label="Review">
      <h2>
        {count === 0 ? 'Nothing to review' : countOf(count, ['investment needs review', 'investments need review'])}
      </h2>
      {oldest.length > 0 && (
        <>
          <p className={text.mute}>{formatTotals(sumMoney(pending).totals)} total, oldest first</p>
          <ul className={clsx(kit.lines, styles.todo)}>
            {oldest.map((each) => (
              <li key={each.investment_id}>
                <Link className={clsx(kit.row, kit.pointed, styles.task)} href={caseOf(each)}>
                  <b className={clsx(kit.cut, kit.fill)}>{partyOf(each, 'user')}</b>
                  <span>{format(each.amount, each.currency)}</span>
                  <span className={clsx(text.mute, styles.age)}>{ageOf(each.created_at)}</span>
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

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={clsx(kit.sheet, facts.figures, styles.tiles)} aria-label="This month">
      {tiles.map(({ label, value, change, href, months }) => {
        const top = Math.max(1, ...months);
        return (
          <li key={label}>
            <Link href={href} className={clsx(kit.pointed, styles.tile)}>
              <span className={styles.wide}>{label}</span>
              <b className={facts.figure}>{value}</b>
              <span className={styles.mini} aria-hidden="true">
                {months.map((month, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state, and equal amounts no other key
                  <i key={index} style={{ blockSize: `${(month / top) * 100}%` }} />
                ))}
              </span>
              <span className={styles.wide}>{change}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
