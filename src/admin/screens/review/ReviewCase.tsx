import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { skipToken, useQuery } from '../../../api/hooks/use-query.ts';
import { getUser } from '../../../api/users.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Investment } from '../../../contract/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import type { UserDetail } from '../../../contract/users.ts';
import { formatDay, formatMoment, formatTotals, shortMoney } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import * as text from '../../../ui/Text.module.css';
import { useIsRenewed } from '../../forms/use-is-renewed.ts';
import { Email } from '../../kit/Email.tsx';
import { Facts } from '../../kit/Facts.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Status } from '../../kit/Status.tsx';
import { Loading } from '../../kit/screen/Loading.tsx';
import { useKeys } from '../../kit/screen/use-keys.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { PartyLink, partyOf } from '../investments/investment-fields.tsx';
import { useProject } from '../projects/use-project.ts';
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
import { useReviewPreferences } from './preferences.ts';
import { Receipt, ReceiptLink } from './Receipt.tsx';
import * as styles from './Review.module.css';
import { keyOf } from './use-held-decision.ts';
import { type Checked, raisedWith, warningsOf } from './warnings.ts';

interface ReviewCaseProps extends Pick<DecisionBarProps, 'investment' | 'verdict' | 'isOpen' | 'decide' | 'slot'> {
  undo: () => void;
  step: (by: number) => unknown;
}

/**
 * One investment under review, with the facts to check, the decision and the receipt. Focuses its heading on mount, so
 * that screen readers announce the case that the shortcuts now decide.
 */
export function ReviewCase({ undo, step, ...decision }: ReviewCaseProps) {
  const { investment, isOpen, decide } = decision;
  const { amount, currency, created_at } = investment;
  const { hasLetters } = useReviewPreferences();
  const [isReasonOpen, setIsRejecting] = useState(false);
  // The list of reasons closes if another admin decides the case.
  const isRejecting = isOpen && isReasonOpen;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const checked = useChecked(investment);
  const warnings = isOpen && checked.isReady ? warningsOf(checked) : [];
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing and reopening the case replaces its buttons
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isOpen]);
  // The reasons hide the warnings, and another case would discard the typed reason.
  const letters = isRejecting
    ? { u: undo }
    : {
        a: () => checked.isReady && decide('approved'),
        r: () => isOpen && setIsRejecting(true),
        j: () => step(1),
        k: () => step(-1),
        u: undo,
      };
  useKeys({ ...(hasLetters && letters), ...(isRejecting && { escape: () => setIsRejecting(false) }) }, box);
  return (
    <div className={clsx(kit.sheet, styles.sides)}>
      <article ref={box} className={styles.side} aria-labelledby={titleId} tabIndex={-1}>
        <header className={styles.head}>
          <h2 id={titleId} ref={heading} className={styles.title} tabIndex={-1}>
            <span className={styles.sum}>{shortMoney(amount, currency)}</span>
            <span className={text.hidden}> from </span>
            <PartyLink className={styles.by} investment={investment} party="user" />
          </h2>
          <p className={text.mute}>Submitted {formatMoment(created_at)}</p>
        </header>
        <CaseFacts {...checked} isOpen={isOpen} isRejecting={isRejecting} />
        <DecisionBar
          {...decision}
          warnings={warnings}
          isReady={checked.isReady}
          isRejecting={isRejecting}
          setIsRejecting={setIsRejecting}
        />
      </article>
      <Receipt investment={investment} />
    </div>
  );
}

/** Loads the user and the project of an investment. `isReady` is true once both have loaded or failed. */
function useChecked(investment: Investment) {
  const { user_id, project_id } = investment;
  const userQuery = useQuery(getUser, user_id === undefined ? skipToken : { id: user_id });
  const projectQuery = useProject(String(project_id ?? ''));
  // The user may be stale: it was prefetched when the previous case opened.
  const isRenewed = useIsRenewed(userQuery, 60_000);
  const isDeleted = user_id === undefined || userQuery.error?.status === statuses.notFound;
  const user = isDeleted ? null : userQuery.currentData;
  const { row: project } = projectQuery;
  const checked: Checked = { investment, user, project };
  const isReady =
    isRenewed && (user !== undefined || !!userQuery.error) && (project !== undefined || !!projectQuery.error);
  return { ...checked, isReady, isRenewed, userQuery, projectQuery };
}

type Checking = ReturnType<typeof useChecked>;

interface CaseFactsProps extends Checking {
  isOpen: boolean;
  /** Hides the investor's other investments. */
  isRejecting: boolean;
}

function CaseFacts({ isOpen, isRejecting, ...checked }: CaseFactsProps) {
  const { investment, user, project, userQuery, projectQuery, isRenewed } = checked;
  const { reason } = investment;
  const { kyc_status } = user ?? {};
  const missing = user === null ? 'User deleted' : '…';
  return (
    <div className={styles.facts}>
      <Facts
        facts={{
          KYC: user ? kyc_status && <Status state={kyc_status} /> : missing,
          Account: user ? (
            <span className={kit.wrap}>
              <Status state={user.status} />
              <span className={clsx(text.mute, styles.email)}>
                <Email address={user.email} />
              </span>
            </span>
          ) : (
            missing
          ),
          Project: (
            <span className={kit.wrap}>
              <PartyLink investment={investment} party="project" />
              {project && <Status state={project.status} />}
            </span>
          ),
          Receipt: <ReceiptLink investment={investment} />,
          ...(reason && { Reason: reason }),
        }}
      />
      <Loading
        query={user === null ? {} : userQuery}
        what="the investor"
        shape="facts"
        isShown={user !== undefined && (isRenewed || !!userQuery.error)}
      />
      <Loading query={projectQuery} what="the project" shape="facts" isShown={project !== undefined} />
      {project && <Raised investment={investment} project={project} isOpen={isOpen} />}
      {user && !isRejecting && <OtherInvestments investment={investment} user={user} />}
    </div>
  );
}

type RaisedProps = Pick<Checking, 'investment'> & { project: Project; isOpen: boolean };

/** A bar with the project's raised amount, and this investment hatched, in proportion to the target. */
function Raised({ investment, project, isOpen }: RaisedProps) {
  const { raised_amount: raised = '0', target_amount: target } = project;
  const after = isOpen ? raisedWith(project, investment) : undefined;
  const [part, whole] = [Number(raised), Math.max(Number(target), Number(after ?? raised))];
  const share = (amount: number) => `${whole > 0 ? (amount / whole) * 100 : 0}%`;
  return (
    <section className={styles.part} aria-label="Raised">
      <p className={clsx(kit.wrap, styles.line)}>
        <span>{after ? 'Raised if approved' : 'Raised'}</span>
        <span>
          <b>{shortMoney(after ?? raised)}</b> of {shortMoney(target)}
        </span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ inlineSize: share(part) }} />
        {after && <span style={{ inlineSize: share(Number(after) - part) }} />}
      </div>
      {after && (
        <p className={clsx(kit.wrap, styles.line)}>
          <span>{shortMoney(raised)} so far</span>
          <span>
            {Number(target) > 0 ? `${percent.format(Number(after) / Number(target))} if approved` : 'No target'}
          </span>
        </p>
      )}
    </section>
  );
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const LISTED = 4;

/** The investor's other investments, newest first. */
function OtherInvestments({ investment, user }: Pick<Checking, 'investment'> & { user: UserDetail }) {
  const others = user.investments.filter((each) => keyOf(each) !== keyOf(investment));
  const approved = formatTotals(sumMoney(others.filter(({ status }) => status === 'approved')).totals);
  return (
    <section className={styles.part} aria-label="Other investments">
      <p className={clsx(kit.wrap, styles.line)}>
        <span>Other investments</span>
        <span>{others.length === 0 ? 'None' : `${others.length} in all, ${approved || '$0'} approved`}</span>
      </p>
      <ul>
        {others.slice(0, LISTED).map((each) => (
          <li key={each.investment_id} className={styles.other}>
            <span className={kit.cut}>{partyOf(each, 'project')}</span>
            <Status state={each.status} />
            <span>{shortMoney(each.amount, each.currency)}</span>
            <span className={text.mute}>{formatDay(each.created_at)}</span>
          </li>
        ))}
      </ul>
      {others.length > LISTED && <Link href={pathTo('user', user.user_id)}>See all {others.length}</Link>}
    </section>
  );
}
