import { useMemo } from 'react';
import { type Api, toSource } from '../../../api/endpoint.ts';
import { useApi } from '../../../api/hooks/context.ts';
import { usePlaceholder } from '../../../api/hooks/use-placeholder.ts';
import { useSource } from '../../../api/hooks/use-query.ts';
import { getProjects } from '../../../api/projects.ts';
import { tag } from '../../../api/tags.ts';
import { unreadIn } from '../../../contract/parse.ts';
import { type Project, project } from '../../../contract/projects.ts';
import type { Source } from '../../../http/entry.ts';
import { ParsingError } from '../../../http/errors.ts';
import { readWhole } from '../../resource/read-whole.ts';
import { type RowState, useRowState } from '../../resource/rows.ts';

/**
 * Returns a project, at first from a cached list; `null` for the id `''`. No endpoint returns one project, so the hook
 * reads pages of the list.
 */
export function useProject(id: string): RowState<Project> {
  const api = useApi();
  const source = useMemo(() => sourceOf(api, id), [api, id]);
  const state = useRowState(useSource(source), (found) => found);
  const placeholder = usePlaceholder(getProjects, 'project_id', id);
  return state.row === undefined && !state.isRenewed ? { ...state, row: placeholder } : state;
}

/** Returns a source that loads a project, or `null` if no page contains it. All pages read are one cache entry. */
function sourceOf(api: Api, id: string): Source<Project | null> {
  const { name } = getProjects;
  const isIt = ({ project_id }: Project) => String(project_id) === id;
  return {
    name,
    key: `${name} ${id}`,
    tags: () => [tag(project, 'LIST'), tag(project, id)],
    async load(signal, onFailure) {
      if (id === '') return null;
      const { rows } = await readWhole(
        (page, limit) => toSource(api, getProjects, { page, limit }).load(signal, onFailure),
        {
          keyOf: ({ project_id }) => project_id,
          max: Number.POSITIVE_INFINITY,
          isStopped: (found) => found.some(isIt),
        },
      );
      const found = rows.find(isIt);
      // The project may be one of the rows that can't be read.
      if (!found && unreadIn(rows) > 0) throw new ParsingError({ status: 200 });
      return found ?? null;
    },
  };
}
