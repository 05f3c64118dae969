import type { Project } from '../../../contract/projects.ts';

/** The raised share of a project's target as a bar. */
export function RaisedBar({ project: { raised_amount: raised, target_amount: target } }: { project: Project }) {
  return <progress value={Number(raised) || 0} max={Number(target) || 1} aria-label="Raised toward the target" />;
}
