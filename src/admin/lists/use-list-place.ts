import { useNavigator, usePath, useQueryString } from '../navigation/use-navigation.ts';
import { type ListPlace, type ListSpec, readListPlace, writeListPlace } from './list-address.ts';

/** The part of a list that is shown, and the ways to another part. */
export interface ListNavigation extends ListPlace {
  /** A search or a filter leaves something out. */
  readonly isNarrowed: boolean;
  /** The address of a change, for a link. Anything but a page starts at page 1. */
  hrefOf(change: Partial<ListPlace>): string;
  /** Goes there: a new entry of the history, or in place of the present one. */
  go(change: Partial<ListPlace>, options?: { replace?: boolean }): void;
}

/** A list's place in the address, which is the only state that it has. */
export function useListPlace(spec: ListSpec = {}): ListNavigation {
  const { navigate } = useNavigator();
  const path = usePath();
  const place = readListPlace(useQueryString(), spec);
  const addressOf = (change: Partial<ListPlace>) => path + writeListPlace({ ...place, page: 1, at: '', ...change });
  return {
    ...place,
    isNarrowed: place.search !== '' || Object.values(place.filters).some(Boolean),
    // For wouter, `~` is an address that does not start at the console's base.
    hrefOf: (change) => `~${addressOf(change)}`,
    go: (change, options) => navigate(addressOf(change), options),
  };
}
