import { useEffect, useState } from 'react';
import { useGetProjectsQuery } from '../../../api/projects.ts';
import { MAX_LIMIT } from '../../../contract/limits.ts';
import type { Project } from '../../../contract/projects.ts';
import type { ApiError } from '../../../http/errors.ts';

interface FoundProject {
  /** What was last known of it. */
  readonly project: Project | undefined;
  /** It is on none of the list's pages. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  readonly refetch: () => Promise<void>;
}

/** One project. There is no call for one alone: it is looked for in the list, page by page. */
export function useProject(id: string): FoundProject {
  const [page, setPage] = useState(1);
  const [hasRestarted, setHasRestarted] = useState(false);
  const [known, setKnown] = useState<Project>();
  const { currentData, isFetching, error, refetch } = useGetProjectsQuery({ page, limit: MAX_LIMIT });
  const found = currentData?.rows.find(({ project_id }) => String(project_id) === id);
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
  if (found && found !== known) {
    setKnown(found);
    setHasRestarted(false);
  }
  return { project: found ?? known, isMissing: isLost && !isBehind, error, refetch };
}
