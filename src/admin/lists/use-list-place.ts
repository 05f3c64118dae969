import { useNavigator, usePath, useQueryString } from '../navigation/use-navigation.ts';
import { type ListPlace, type ListSpec, readListPlace, writeListPlace } from './list-address.ts';

/** A list's place in the URL, and navigation to another one. */
export interface ListNavigation extends ListPlace {
  /** A search or a filter is active. */
  readonly isNarrowed: boolean;
  /** Returns the URL of a change. Any change but a page resets to page 1. */
  hrefOf(change: Partial<ListPlace>): string;
  /** Navigates there, by a new history entry or replacing the current one. */
  go(change: Partial<ListPlace>, options?: { replace?: boolean }): void;
}

/** A list's state, which is kept in the URL only. */
export function useListPlace(spec: ListSpec = {}): ListNavigation {
  const { navigate } = useNavigator();
  const path = usePath();
  const place = readListPlace(useQueryString(), spec);
  const addressOf = (change: Partial<ListPlace>) => path + writeListPlace({ ...place, page: 1, at: '', ...change });
  return {
    ...place,
    isNarrowed: place.search !== '' || Object.values(place.filters).some(Boolean),
    // In wouter, `~` marks a path that isn't relative to the base.
    hrefOf: (change) => `~${addressOf(change)}`,
    go: (change, options) => navigate(addressOf(change), options),
  };
}
