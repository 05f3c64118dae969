import { getProjects } from '../../../api/projects.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { projects } from './project-fields.tsx';

export function Projects() {
  return (
    <ListScreen
      resource={projects}
      useRows={pagedRows(getProjects)}
      total={{ label: 'Raised', of: ({ raised_amount: amount = '0' }) => ({ amount }) }}
      searchHint="Title, category or location"
      isOff={(project) => project.status === 'closed'}
      emptyText="The projects that users can invest in appear here. Create the first one."
    />
  );
}
