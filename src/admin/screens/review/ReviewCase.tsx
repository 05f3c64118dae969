import type { ReactNode } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { formatMoment, formatMoney } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { InvestorFacts } from '../investments/InvestorFacts.tsx';
import { Receipt } from '../investments/Receipt.tsx';
import type { Verdict } from '../investments/use-decide.ts';
import { ProjectTarget } from './ProjectTarget.tsx';
import * as styles from './Review.module.css';

interface ReviewCaseProps {
  investment: Investment;
  /** The decision made here; `undefined` while the case is open. */
  verdict: Verdict | undefined;
  /** The buttons that decide. */
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
        {verdict === undefined && children}
      </Panel>
      <div className={styles.facts}>
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
