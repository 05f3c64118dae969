import { getCategories } from '../../../api/categories.ts';
import { useAutoRefetch } from '../../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getInvestments } from '../../../api/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import { formatDay, formatNumber, moneyFormat } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { ChoiceField } from '../../kit/controls/ChoiceField.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { ProjectFiles } from './files/ProjectFiles.tsx';
import { projects } from './Projects.tsx';

/** One project: its fields, images and documents; or a new one. */
export function ProjectPage({ id }: { id: string }) {
  return (
    <RowScreen
      resource={projects}
      id={id}
      newHint={<p className={text.mute}>You can add images and documents once the project is created.</p>}
      below={(project) => <ProjectFiles project={project} />}
    >
      {(edited) => <ProjectForm {...edited} />}
    </RowScreen>
  );
}

function ProjectForm(edited: EditedRow<Project>) {
  // A category may be created in another tab.
  const { data: categories, error, refetch } = useQuery(getCategories);
  useAutoRefetch(refetch);
  const { row } = edited;
  const own = row && { category_id: row.category_id, name: row.category_name ?? 'Current category' };
  const isListed = categories?.some(({ category_id: id }) => String(id) === String(own?.category_id));
  const choices = [...(own && !isListed ? [own] : []), ...(categories ?? [])];
  const hint = categories?.length === 0 && (
    <>
      No categories yet. <Link href={pathTo('category', NEW)}>Create a category</Link>
    </>
  );
  return (
    <RowForm
      resource={projects}
      edited={edited}
      aside={row && <ProjectFunding project={row} />}
      isStaying
      // Sends the category's id as it was received.
      adapt={({ category_id: id, ...fields }) => {
        const category = choices.find((each) => String(each.category_id) === id);
        return id === undefined ? fields : { ...fields, category_id: category?.category_id ?? id };
      }}
      custom={{
        category_id: (binding) => (
          <>
            {error && !categories && <Failure error={error} onRetry={refetch} />}
            <ChoiceField
              label="Category"
              hint={hint}
              choices={[
                ['', categories ? 'Choose a category' : error ? 'Not loaded' : 'Loading categories'],
                ...choices.map(({ category_id, name }) => [String(category_id), name] as const),
              ]}
              {...binding}
              required
            />
          </>
        ),
      }}
    />
  );
}

function ProjectFunding({ project }: { project: Project }) {
  const { project_id: id, raised_amount: raised = '0', target_amount: target, created_at: created } = project;
  const { data, error } = useQuery(getInvestments);
  const own = data?.filter(({ project_id }) => String(project_id) === String(id));
  const share = Math.round((Number(raised) / Number(target)) * 100);
  const format = moneyFormat([raised, target]);
  const counted = (status: string) => {
    if (!own) return error ? 'Not loaded' : 'Loading';
    const { length: count } = own.filter((each) => each.status === status);
    if (count === 0) return 'None yet';
    return <Link href={pathTo('investments', { project: String(id), status })}>{formatNumber(count)}</Link>;
  };
  return (
    <section aria-label="Funding">
      <p>
        <b>{format(raised)}</b> raised of {format(target)}
        {Number.isFinite(share) && `, ${share}%`}
      </p>
      <progress value={Number(raised) || 0} max={Number(target) || 1} aria-label="Raised toward the target" />
      <Facts
        facts={{
          Approved: counted('approved'),
          Pending: counted('pending'),
          Created: created && formatDay(created),
        }}
      />
    </section>
  );
}
