import { getAdmins } from '../../api/admins.ts';
import { getBankAccounts } from '../../api/bank-accounts.ts';
import { getCategories } from '../../api/categories.ts';
import { getDashboard } from '../../api/dashboard.ts';
import type { Query } from '../../api/endpoint.ts';
import { usePrefetch } from '../../api/hooks/use-prefetch.ts';
import { getInvestments } from '../../api/investments.ts';
import { getNotifications } from '../../api/notifications.ts';
import { getProfile } from '../../api/profile.ts';
import { getProjects } from '../../api/projects.ts';
import { getUser, getUserList } from '../../api/users.ts';
import { firstOf } from '../first-call.ts';
import { placeOf } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';

/** The queries that screens begin with. */
const queries = [
  ...[getAdmins, getBankAccounts, getCategories, getDashboard, getInvestments, getNotifications, getProfile],
  ...[getProjects, getUser, getUserList],
] as unknown as readonly Query<never, unknown>[];
const byPath = new Map(queries.map((query) => [query.name, query]));

/** Fetches the code and the first data of the place that a link leads to; nothing for a person who saves data. */
export function usePlacePrefetch(loader: ScreenLoader): (href: string) => void {
  const prefetch = usePrefetch();
  return (href) => {
    const [path = '', search = ''] = href.split('?');
    const place = placeOf(path);
    if (!place || savesData()) return;
    void loader.load(place.name);
    const first = firstOf(place, search);
    const query = first && byPath.get(first.call.path);
    if (query) prefetch(query, first.args as never);
  };
}

/** Whether the browser was told to save data. Browsers that don't know of it save none. */
export function savesData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true;
}
