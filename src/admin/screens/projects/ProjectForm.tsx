import type { ComponentProps } from 'react';
import { useGetCategoriesQuery } from '../../../api/categories.ts';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import type { Category } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { type Project, type ProjectFields, projectStates } from '../../../contract/projects.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { Form } from '../../forms/Form.tsx';
import { optional } from '../../forms/optional.tsx';
import { type EditedRow, type Sent, useForm } from '../../forms/use-form.ts';
import { Options } from '../../kit/controls/Options.tsx';
import { stateWords } from '../../kit/Status.tsx';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { type ProjectValues, projectChecks, toFields, toValues } from './project-values.ts';

interface ProjectFormProps {
  /** The project that is edited, and the way to read it anew; neither for a new project. */
  project?: Project;
  read?: EditedRow<ProjectValues, Project>['read'];
  submitLabel: string;
  send: (fields: ProjectFields, sent: Sent<Project>) => Promise<Outcome<Project | null>>;
  onSaved?: (saved: Project | null, values: ProjectValues) => void;
  onDone?: (saved: Project | null, values: ProjectValues) => void;
}

/** The fields of a project. */
export function ProjectForm({ project, read, submitLabel, send, onSaved, onDone }: ProjectFormProps) {
  // A category may be made in another tab, for this project.
  const { data: categories, error, refetch } = useGetCategoriesQuery(undefined, { refetchOnFocus: true });
  const form = useForm({
    initial: toValues(project),
    checks: projectChecks,
    row: read && { read, toValues },
    send: (values, sent) => send(toFields(values, categories ?? [], project), sent),
    ...(onSaved && { onSaved }),
    ...(onDone && { onDone }),
  });
  return (
    <Form form={form} submitLabel={submitLabel} list={pathTo('projects')}>
      <FieldGroup title="What it is">
        <TextField label="Title" {...form.field('title', maxLengths.title)} required />
        <TextAreaField label="Description" {...form.field('description', maxLengths.description)} rows={6} required />
        {error && !categories && <Failure error={error} onRetry={refetch} />}
      </FieldGroup>
      <FieldGroup title="Where it belongs" isPaired>
        <CategoryField
          field={form.field('category_id')}
          categories={categories}
          hasFailed={!!error}
          project={project}
        />
        <SelectField label="Status" {...form.field('status')}>
          <Options words={stateWords(projectStates)} />
        </SelectField>
        <TextField label={optional('Location')} {...form.field('location', maxLengths.location)} />
      </FieldGroup>
      <FieldGroup title="Money" isPaired>
        <TextField label="Target amount" inputMode="decimal" {...form.field('target_amount')} required />
        <TextField label={optional('Minimum investment')} inputMode="decimal" {...form.field('min_investment')} />
        <TextField
          label={optional('Expected return')}
          hint="Free text, such as 6 to 8% a year."
          {...form.field('expected_return', maxLengths.expectedReturn)}
        />
      </FieldGroup>
      <FieldGroup title="Time" isPaired>
        <TextField label={optional('Start')} type="date" {...form.field('start_date')} />
        <TextField label={optional('End')} type="date" {...form.field('end_date')} />
        <TextField label={optional('Duration in months')} inputMode="numeric" {...form.field('duration_months')} />
      </FieldGroup>
    </Form>
  );
}

interface CategoryFieldProps {
  field: Omit<ComponentProps<typeof SelectField>, 'label'>;
  categories: readonly Category[] | undefined;
  hasFailed: boolean;
  project: Project | undefined;
}

/** The choice of a category. The project's own is there even while the others are not. */
function CategoryField({ field, categories, hasFailed, project }: CategoryFieldProps) {
  const own = project && { category_id: project.category_id, name: project.category_name ?? 'Present category' };
  const isListed = categories?.some(({ category_id }) => String(category_id) === String(own?.category_id));
  const hint = categories?.length === 0 && (
    <>
      There is none yet. <Link href={pathTo('category', NEW)}>Create a category</Link>
    </>
  );
  return (
    <SelectField label="Category" hint={hint} {...field} required>
      <option value="">{categories ? 'Choose one' : hasFailed ? 'Not loaded' : 'Loading categories'}</option>
      {own && !isListed && <option value={own.category_id}>{own.name}</option>}
      {categories?.map(({ category_id, name }) => (
        <option key={category_id} value={category_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
