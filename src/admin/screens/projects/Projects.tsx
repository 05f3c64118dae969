import { getProjects } from '../../../api/projects.ts';
import type { Project } from '../../../contract/projects.ts';
import { PagedListScreen } from '../../lists/ListScreen.tsx';
import { keyFilter } from '../../lists/row-filters.ts';
import { projects } from './project-fields.tsx';

const filters = {
  category: keyFilter(
    'Category',
    ({ category_id }: Project) => String(category_id),
    ({ category_name }) => category_name,
  ),
};

export function Projects() {
  return (
    <PagedListScreen
      resource={projects}
      query={getProjects}
      filters={filters}
      total={{ label: 'Raised', of: ({ raised_amount: amount = '0' }) => ({ amount }) }}
      searchHint="Title, category or location"
      isOff={(project) => project.status === 'closed'}
      emptyText="The projects that users can invest in appear here. Create the first one."
    />
  );
}
