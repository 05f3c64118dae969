import { useEffect, useState } from 'react';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import { getProjects, useGetProjectsQuery } from '../../../api/projects.ts';
import type { ListPage } from '../../../contract/call.ts';
import type { Id } from '../../../contract/envelope.ts';
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

/** How far the search has come. */
interface Place {
  readonly page: number;
  /** The rows of all pages before it. */
  readonly rowsBefore: number;
  /** The last of those rows. */
  readonly lastBefore: Id | undefined;
}

const firstPlace: Place = { page: 1, rowsBefore: 0, lastBefore: undefined };

/** The next page to look at. Rows are counted: a server may give shorter pages than it was asked for, or one for ever. */
function placeAfter({ page, rowsBefore, lastBefore }: Place, answer: ListPage<Project>): Place | undefined {
  const { rows, total = Number.POSITIVE_INFINITY } = answer;
  const last = rows.at(-1)?.project_id;
  const readCount = rowsBefore + rows.length;
  const isEnd = last === undefined || last === lastBefore || readCount >= total;
  return isEnd ? undefined : { page: page + 1, rowsBefore: readCount, lastBefore: last };
}

/** One project. There is no call for one alone: it is looked for in the list, page by page. */
export function useProject(id: string): FoundProject {
  const [place, setPlace] = useState(firstPlace);
  const [hasRestarted, setHasRestarted] = useState(false);
  const [known, setKnown] = useState<Project>();
  const { currentData, isFetching, error, failureCount, refetch } = useGetProjectsQuery({
    page: place.page,
    limit: MAX_LIMIT,
  });
  const isRenewed = useIsRenewed({ refetch });
  const [ask] = useLazyQuery(getProjects);
  const isIt = ({ project_id }: Project) => String(project_id) === id;
  const found = currentData?.rows.find(isIt);
  const next = currentData && placeAfter(place, currentData);
  const elsewhere = found ? undefined : next;
  const isLost = currentData !== undefined && !found && !next && !isFetching;
  // It was here, and may have moved to an earlier page since.
  const isBehind = isLost && !hasRestarted && place.page > 1;
  useEffect(() => {
    if (elsewhere) setPlace(elsewhere);
  }, [elsewhere]);
  useEffect(() => {
    if (!isBehind) return;
    setHasRestarted(true);
    setPlace(firstPlace);
  }, [isBehind]);
  if (isRenewed && found && found !== known) {
    setKnown(found);
    setHasRestarted(false);
  }
  const read = async () => {
    const readPage = (page: number) => ask({ page, limit: MAX_LIMIT }).unwrap();
    const there = (await readPage(place.page)).rows.find(isIt);
    let at: Place | undefined = firstPlace;
    while (!there && at) {
      const answer: ListPage<Project> = await readPage(at.page);
      const moved = answer.rows.find(isIt);
      if (moved) return moved;
      at = placeAfter(at, answer);
    }
    return there;
  };
  return { project: found ?? known, isRenewed, isMissing: isLost && !isBehind, error, failureCount, refetch, read };
}
