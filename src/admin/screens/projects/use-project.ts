import { useEffect, useState } from 'react';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import { getProjects, useGetProjectsQuery } from '../../../api/projects.ts';
import { MAX_LIMIT } from '../../../contract/limits.ts';
import type { Project } from '../../../contract/projects.ts';
import type { ApiError } from '../../../http/errors.ts';
import { useIsRenewed } from '../../forms/use-is-renewed.ts';

interface FoundProject {
  /** The project as it was last known; nothing of it where it was gone before it could be read anew. */
  readonly project: Project | undefined;
  /** It has been read since the page opened. */
  readonly isRenewed: boolean;
  /** It is on none of the list's pages. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  readonly failureCount: number;
  readonly refetch: () => Promise<unknown>;
  /** Reads it anew, on the page where it was, else on all. Errors: rejects as the call does. */
  readonly read: () => Promise<Project | undefined>;
}

/** One project. There is no call for one alone: it is looked for in the list, page by page. */
export function useProject(id: string): FoundProject {
  const [page, setPage] = useState(1);
  const [hasRestarted, setHasRestarted] = useState(false);
  const [known, setKnown] = useState<Project>();
  const { currentData, isFetching, error, failureCount, refetch } = useGetProjectsQuery({ page, limit: MAX_LIMIT });
  const isRenewed = useIsRenewed({ refetch });
  const [ask] = useLazyQuery(getProjects);
  const isIt = ({ project_id }: Project) => String(project_id) === id;
  const found = currentData?.rows.find(isIt);
  // A server may give shorter pages than it was asked for.
  const rowsBefore = currentData && page * (currentData.limit ?? MAX_LIMIT);
  const hasMore =
    currentData !== undefined &&
    currentData.rows.length > 0 &&
    (rowsBefore ?? 0) < (currentData.total ?? Number.POSITIVE_INFINITY);
  const isElsewhere = currentData !== undefined && !found && hasMore;
  const isLost = currentData !== undefined && !found && !hasMore && !isFetching;
  // It was here, and may have moved to an earlier page since.
  const isBehind = isLost && !hasRestarted && page > 1;
  useEffect(() => {
    if (isElsewhere) setPage((present) => present + 1);
  }, [isElsewhere]);
  useEffect(() => {
    if (!isBehind) return;
    setHasRestarted(true);
    setPage(1);
  }, [isBehind]);
  if (isRenewed && found && found !== known) {
    setKnown(found);
    setHasRestarted(false);
  }
  const read = async () => {
    const readPage = (page: number) => ask({ page, limit: MAX_LIMIT }).unwrap();
    const there = (await readPage(page)).rows.find(isIt);
    for (let next = 1; !there; next++) {
      const { rows, total = Number.POSITIVE_INFINITY, limit = MAX_LIMIT } = await readPage(next);
      const moved = rows.find(isIt);
      if (moved || rows.length === 0 || next * limit >= total) return moved;
    }
    return there;
  };
  return { project: found ?? known, isRenewed, isMissing: isLost && !isBehind, error, failureCount, refetch, read };
}
