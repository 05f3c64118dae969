import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import { countOf, formatDay, formatNumber, moneyFormat } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { RaisedBar } from './RaisedBar.tsx';

/** A project's raised amount and target, its investors and dates. */
export function ProjectFunding({ project }: { project: Project }) {
  const { raised_amount: raised = '0', target_amount: target } = project;
  const id = String(project.project_id);
  const { data, error } = useGetInvestmentsQuery();
  const unread = error ? 'Not loaded' : 'Loading';
  const own = data?.filter(({ project_id }) => String(project_id) === id);
  const approved = own?.filter(({ status }) => status === 'approved');
  const pending = own?.filter(({ status }) => status === 'pending');
  const investors = new Set(approved?.map(({ user_id }) => String(user_id))).size;
  const share = Math.round((Number(raised) / Number(target)) * 100);
  const days = own?.map(({ created_at }) => created_at).toSorted() ?? [];
  const dayOf = (date: string | undefined) => date && formatDay(date);
  const format = moneyFormat([raised, target]);
  const countOfAll = (status: string, count: number | undefined) =>
    count === undefined ? (
      unread
    ) : count === 0 ? (
      'None yet'
    ) : (
      <Link key={status} href={pathTo('investments', { project: id, status })}>
        {formatNumber(count)}
      </Link>
    );
  return (
    <section aria-label="Funding">
      <p>
        <b>{format(raised)}</b> raised of {format(target)}
        {Number.isFinite(share) && `, ${share}%`}
      </p>
      <RaisedBar project={project} />
      <Facts
        facts={[
          ['Approved', countOfAll('approved', approved?.length)],
          ['Investors', approved ? countOf(investors, ['investor', 'investors']) : unread],
          ['Pending', countOfAll('pending', pending?.length)],
          ['Created', dayOf(project.created_at)],
          ['First invested', own ? (dayOf(days[0]) ?? 'None yet') : unread],
          ['Last invested', own ? (dayOf(days.at(-1)) ?? 'None yet') : unread],
        ]}
      />
    </section>
  );
}
