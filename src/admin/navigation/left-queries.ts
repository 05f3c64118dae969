import { readVisit, writeVisit } from '../session/visit-storage.ts';

const KEY = 'list-queries';

type LeftQuery = readonly [path: string, query: string];

/** The query that each path was left with: a list's search, filters and page. A reload of the tab keeps them. */
export function createLeftQueries() {
  let owner = '';
  let queries = new Map<string, string>();
  return {
    /** Says whose queries they are from now on: one person's searches are not there for the next. */
    ownQueries(person: string) {
      owner = person;
      queries = new Map(readVisit(KEY, person, isLeftQuery));
      writeVisit(KEY, person, [...queries]);
    },
    queryOf: (path: string) => queries.get(path) ?? '',
    leave(path: string, query: string) {
      queries.set(path, query);
      writeVisit(KEY, owner, [...queries]);
    },
  };
}

function isLeftQuery(item: unknown): item is LeftQuery {
  return Array.isArray(item) && typeof item[0] === 'string' && /^(\?.*)?$/s.test(item[1]);
}
