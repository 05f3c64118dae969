import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import { formatDay, formatNumber, moneyFormat } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';

/** A project's raised amount and target, and its investments. */
export function ProjectFunding({ project }: { project: Project }) {
  const { project_id: id, raised_amount: raised = '0', target_amount: target, created_at: created } = project;
  const { data, error } = useGetInvestmentsQuery();
  const own = data?.filter(({ project_id }) => String(project_id) === String(id));
  const share = Math.round((Number(raised) / Number(target)) * 100);
  const format = moneyFormat([raised, target]);
  const counted = (status: string) => {
    if (!own) return error ? 'Not loaded' : 'Loading';
    const { length: count } = own.filter((each) => each.status === status);
    if (count === 0) return 'None yet';
    return (
      <Link key={status} href={pathTo('investments', { project: String(id), status })}>
        {formatNumber(count)}
      </Link>
    );
  };
  return (
    <section aria-label="Funding">
      <p>
        <b>{format(raised)}</b> raised of {format(target)}
        {Number.isFinite(share) && `, ${share}%`}
      </p>
      <progress value={Number(raised) || 0} max={Number(target) || 1} aria-label="Raised toward the target" />
      <Facts
        facts={[
          ['Approved', counted('approved')],
          ['Pending', counted('pending')],
          ['Created', created && formatDay(created)],
        ]}
      />
    </section>
  );
}
