import { useNavigator, usePath, useQueryString } from '../navigation/use-navigation.ts';
import { type ListSpec, type ListState, readListState, writeListState } from './list-address.ts';

/** A list's state in the URL, and navigation to another state. */
export interface ListUrl extends ListState {
  /** A search or a filter is active. */
  readonly isNarrowed: boolean;
  /** Returns the URL of a change. Any change but a page resets to page 1. */
  hrefOf(change: Partial<ListState>): string;
  /** Navigates there, by a new history entry or replacing the current one. */
  go(change: Partial<ListState>, options?: { replace?: boolean }): void;
}

/** A list's state, which is kept in the URL only. */
export function useListUrl(spec: ListSpec = {}): ListUrl {
  const { navigate } = useNavigator();
  const path = usePath();
  const listUrl = readListState(useQueryString(), spec);
  const addressOf = (change: Partial<ListState>) => path + writeListState({ ...listUrl, page: 1, at: '', ...change });
  return {
    ...listUrl,
    isNarrowed: listUrl.search !== '' || Object.values(listUrl.filters).some(Boolean),
    // In wouter, `~` marks a path that isn't relative to the base.
    hrefOf: (change) => `~${addressOf(change)}`,
    go: (change, options) => navigate(addressOf(change), options),
  };
}
