import type { ReactNode } from 'react';
import { useGetCategoriesQuery } from '../../../api/categories.ts';
import { useCreateProjectMutation, useUpdateProjectMutation } from '../../../api/projects.ts';
import type { Category } from '../../../contract/categories.ts';
import type { Project } from '../../../contract/projects.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { Link } from '../../navigation/Link.tsx';
import { NEW, pathTo } from '../../paths.ts';
import type { Binding } from '../../rows/RowInputs.tsx';
import { RowForm } from '../../rows/RowScreen.tsx';
import type { EditedRow } from '../../rows/use-row-form.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { projects } from './project-fields.tsx';

interface ProjectFormProps {
  edited: EditedRow<Project>;
  aside?: ReactNode;
}

/** The fields of a project. Creating it opens its page, where files can be added. */
export function ProjectForm({ edited, aside }: ProjectFormProps) {
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  // A category may be created in another tab.
  const { data: categories, error, refetch } = useGetCategoriesQuery(undefined, { refetchOnFocus: true });
  const ids = [...(categories ?? []), ...(edited.row ? [edited.row] : [])].map(({ category_id }) => category_id);
  return (
    <RowForm
      resource={projects}
      edited={edited}
      aside={aside}
      saving={{
        create,
        update,
        isStaying: true,
        // Sends the category's id as it was received.
        adapt: ({ category_id: id, ...fields }) =>
          id === undefined ? fields : { ...fields, category_id: ids.find((each) => String(each) === id) ?? id },
      }}
      custom={{
        category_id: (binding) => (
          <>
            {error && !categories && <Failure error={error} onRetry={refetch} />}
            <CategoryField binding={binding} categories={categories} hasFailed={!!error} project={edited.row} />
          </>
        ),
      }}
    />
  );
}

interface CategoryFieldProps {
  binding: Binding;
  categories: readonly Category[] | undefined;
  hasFailed: boolean;
  project: Project | undefined;
}

/** Selects a category. Includes the project's own even before the others load. */
function CategoryField({ binding: { maxLength: _, ...binding }, categories, hasFailed, project }: CategoryFieldProps) {
  const own = project && { category_id: project.category_id, name: project.category_name ?? 'Current category' };
  const isListed = categories?.some(({ category_id }) => String(category_id) === String(own?.category_id));
  const hint = categories?.length === 0 && (
    <>
      No categories yet. <Link href={pathTo('category', NEW)}>Create a category</Link>
    </>
  );
  return (
    <SelectField label="Category" hint={hint} {...binding} required>
      <option value="">{categories ? 'Choose a category' : hasFailed ? 'Not loaded' : 'Loading categories'}</option>
      {own && !isListed && <option value={own.category_id}>{own.name}</option>}
      {categories?.map(({ category_id, name }) => (
        <option key={category_id} value={category_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
