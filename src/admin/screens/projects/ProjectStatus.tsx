import type { Project } from '../../../contract/projects.ts';
import { Status } from '../../kit/Status.tsx';

const tones = { draft: 'wait', active: 'good', closed: 'none' } as const;

/** The states of a project, in words. */
export const statusWords = { draft: 'Draft', active: 'Active', closed: 'Closed' } as const;

/** How far a project has come. */
export function ProjectStatus({ project: { status } }: { project: Project }) {
  return <Status tone={tones[status]}>{statusWords[status]}</Status>;
}
