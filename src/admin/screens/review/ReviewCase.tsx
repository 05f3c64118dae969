import type { ReactNode } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { formatMoment, formatMoney } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { InvestorFacts } from '../investments/InvestorFacts.tsx';
import { Receipt } from '../investments/Receipt.tsx';
import type { Verdict } from '../investments/use-decide.ts';
import { RaisedBar } from '../projects/RaisedBar.tsx';
import { useProject } from '../projects/use-project.ts';
import * as styles from './Review.module.css';

interface ReviewCaseProps {
  investment: Investment;
  /** The decision made here; `undefined` while the case is open. */
  verdict: Verdict | undefined;
  /** The buttons that decide, while the case is open. */
  children: ReactNode;
}

/** One investment: the receipt beside who, how much, in what; and the decision. */
export function ReviewCase({ investment, verdict, children }: ReviewCaseProps) {
  const { user_id, user_name, project_id, project_name, amount, currency, created_at } = investment;
  return (
    <div className={styles.sides}>
      <Panel
        title={`${formatMoney(amount, currency)} of ${user_name}`}
        aside={<Status state={verdict ?? investment.status} />}
      >
        <Facts
          facts={[
            ['Project', project_name],
            ['Waiting since', formatMoment(created_at)],
          ]}
        />
        <Receipt investment={investment} />
        {children}
      </Panel>
      <div className={styles.sides}>
        <Panel title="Investor" aside={<Link href={pathTo('user', user_id)}>{user_name}</Link>}>
          <InvestorFacts investment={investment} />
        </Panel>
        <Panel title="Project" aside={<Link href={pathTo('project', project_id)}>{project_name}</Link>}>
          <ProjectTarget investment={investment} />
        </Panel>
      </div>
    </div>
  );
}

/** The project's way to its target, now and with this investment. */
function ProjectTarget({ investment }: { investment: Investment }) {
  const { project, isMissing, error, failureCount, refetch } = useProject(String(investment.project_id));
  if (isMissing) return <p>This project no longer exists.</p>;
  if (!project && error) return <Failure error={error} onRetry={refetch} />;
  if (!project) return <Skeleton label="Loading the project" failureCount={failureCount} />;
  const { raised_amount: raised = '0', target_amount: target } = project;
  const { totals, unread } = sumMoney([{ amount: raised }, investment]);
  // Amounts in two currencies have no sum.
  const after = totals.length === 1 && unread === 0 ? totals[0]?.amount : undefined;
  const ifApproved = ['If approved', after && `${formatMoney(after)}, ${shareOf(after, target)}`] as const;
  return (
    <>
      <Facts
        facts={[
          ['Status', <Status key="status" state={project.status} />],
          ['Target', formatMoney(target)],
          ['Raised now', `${formatMoney(raised)}, ${shareOf(raised, target)}`],
          // What another admin has decided is no question any more.
          ...(investment.status === 'pending' ? [ifApproved] : []),
        ]}
      />
      <RaisedBar project={project} />
    </>
  );
}

function shareOf(part: string, whole: string): string {
  const share = (Number(part) / Number(whole)) * 100;
  return Number.isFinite(share) ? `${Math.round(share)}% of the target` : 'no target';
}
