import type { Investment } from '../../../contract/investments.ts';
import { formatMoney } from '../../../lib/format.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Status } from '../../kit/Status.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { RaisedBar } from '../projects/RaisedBar.tsx';
import { useProject } from '../projects/use-project.ts';

/** The project's way to its target, now and with this investment. */
export function ProjectTarget({ investment }: { investment: Investment }) {
  const { project, isMissing, error, failureCount, refetch } = useProject(String(investment.project_id));
  if (isMissing) return <p>This project no longer exists.</p>;
  if (!project && error) return <Failure error={error} onRetry={refetch} />;
  if (!project) return <Skeleton label="Loading the project" failureCount={failureCount} />;
  const { raised_amount: raised = '0', target_amount: target } = project;
  const [before, added] = [toMinorUnits(raised), toMinorUnits(investment.amount)];
  const after = before === undefined || added === undefined ? undefined : fromMinorUnits(before + added);
  return (
    <>
      <Facts
        facts={[
          ['Status', <Status key="status" state={project.status} />],
          ['Target', formatMoney(target)],
          ['Raised now', `${formatMoney(raised)}, ${shareOf(raised, target)}`],
          ['If approved', after === undefined ? undefined : `${formatMoney(after)}, ${shareOf(after, target)}`],
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
