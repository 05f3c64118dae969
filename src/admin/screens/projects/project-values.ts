import type { Category } from '../../../contract/categories.ts';
import type { Project, ProjectFields, ProjectStatus } from '../../../contract/projects.ts';
import { all, amount, type Checks, matching, plainAmount, required } from '../../forms/checks.ts';

/** The form's values: texts, under their wire names. */
export interface ProjectValues {
  title: string;
  description: string;
  category_id: string;
  location: string;
  target_amount: string;
  min_investment: string;
  expected_return: string;
  duration_months: string;
  start_date: string;
  end_date: string;
  status: ProjectStatus;
}

/** The form's first values; without a project those of a new one. */
export function toValues(project?: Project): ProjectValues {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    category_id: String(project?.category_id ?? ''),
    location: project?.location ?? '',
    target_amount: project?.target_amount ?? '',
    min_investment: project?.min_investment ?? '',
    expected_return: project?.expected_return ?? '',
    duration_months: String(project?.duration_months ?? ''),
    start_date: project?.start_date ?? '',
    end_date: project?.end_date ?? '',
    status: project?.status ?? 'draft',
  };
}

/** The values as they are sent. The category's id goes back as it was received. */
export function toFields(values: ProjectValues, categories: readonly Category[], project?: Project): ProjectFields {
  const ids = [...categories.map(({ category_id }) => category_id), project?.category_id ?? ''];
  const months = values.duration_months.trim();
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category_id: ids.find((id) => String(id) === values.category_id) ?? values.category_id,
    location: values.location.trim() || null,
    target_amount: plainAmount(values.target_amount),
    min_investment: plainAmount(values.min_investment) || null,
    expected_return: values.expected_return.trim() || null,
    duration_months: months ? Number(months) : null,
    start_date: values.start_date || null,
    end_date: values.end_date || null,
    status: values.status,
  };
}

/** The server's rules for a project's fields. */
export const projectChecks: Checks<ProjectValues> = {
  title: required('Enter a title.'),
  description: required('Enter a description.'),
  category_id: required('Choose a category.'),
  target_amount: all(required('Enter the target amount.'), amount),
  min_investment: all<ProjectValues, string>(amount, (minimum, { target_amount }) =>
    Number(plainAmount(minimum)) > Number(plainAmount(target_amount)) && Number(plainAmount(target_amount)) > 0
      ? 'The minimum investment must not be above the target.'
      : undefined,
  ),
  duration_months: matching(/^[1-9]\d{0,2}$/, 'Enter whole months, such as 18.'),
  end_date: (end, { start_date }) =>
    end && start_date && end < start_date ? 'The end must not be before the start.' : undefined,
};
