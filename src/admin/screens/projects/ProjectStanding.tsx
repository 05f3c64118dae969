import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { RaisedBar } from './RaisedBar.tsx';

/** A project's standing: raised of its target, investors, waiting investments, dates. */
export function ProjectStanding({ project }: { project: Project }) {
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
  return (
    <Panel title="Standing" aside={Number.isFinite(share) && <b>{share}% raised</b>}>
      <p>
        {formatMoney(raised)} of {formatMoney(target)}
      </p>
      <RaisedBar project={project} />
      <Facts
        facts={[
          [
            'Investors',
            approved ? (
              <Link key="approved" href={pathTo('investments', { project: id, status: 'approved' })}>
                {countOf(investors, ['investor', 'investors'])},{' '}
                {countOf(approved.length, ['investment', 'investments'])}
              </Link>
            ) : (
              unread
            ),
          ],
          [
            'Waiting',
            pending ? (
              <Link key="pending" href={pathTo('investments', { project: id, status: 'pending' })}>
                {countOf(pending.length, ['investment', 'investments'])}
              </Link>
            ) : (
              unread
            ),
          ],
          ['Created', dayOf(project.created_at)],
          ['Start', dayOf(project.start_date)],
          ['First invested', own ? (dayOf(days[0]) ?? 'None yet') : unread],
          ['Last invested', own ? (dayOf(days.at(-1)) ?? 'None yet') : unread],
          ['End', dayOf(project.end_date)],
        ]}
      />
    </Panel>
  );
}
