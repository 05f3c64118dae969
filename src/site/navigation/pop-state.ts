import { entryKey, type Watch } from './history.ts';
import { openAround, targetOf } from './open-around.ts';

/**
 * Watches by clicks and `popstate`, for browsers without the Navigation API: Safari before 26.2 and Firefox before 147.
 * Each history entry gets a key.
 */
export const watchPopState: Watch = ({ hasPage, show, positions, signal }) => {
  let key = '';
  let path = location.pathname;
  const nameEntry = () => {
    key = entryKey();
    if (key) return;
    key = Math.random().toString(36).slice(2);
    history.replaceState({ ...history.state, key }, '');
  };
  // Remembered at each scroll, because browsers may scroll to a new position before they report Back.
  let top = scrollY;
  const scrollToFragment = () => {
    const target = targetOf(location.hash);
    target?.scrollIntoView();
    return target !== null;
  };
  const move = (isNewVisit: boolean) => {
    path = location.pathname;
    // Where no position is known, the browser has restored its own.
    const left = isNewVisit ? 0 : (positions.get(key) ?? scrollY);
    const scroll = () => (isNewVisit && scrollToFragment()) || scrollTo(0, left);
    if (hasPage(path)) void show({ path, isNewVisit, scroll });
    else location.reload();
  };
  const go = (to: string) => {
    positions.set(key, scrollY);
    history.pushState(null, '', to);
    nameEntry();
    move(true);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.download || !/^(_self)?$/.test(link.target)) return;
    positions.set(key, scrollY);
    const isFragment = link.hash && link.pathname === path && link.search === location.search;
    if (isFragment) openAround(link.hash);
    if (link.origin !== location.origin || isFragment || !hasPage(link.pathname)) return;
    event.preventDefault();
    go(link.href);
  };
  const onPopState = () => {
    const isFragment = location.pathname === path;
    const isNew = !entryKey();
    // The browser has already scrolled to a new fragment.
    if (!isNew) positions.set(key, top);
    nameEntry();
    if (!isFragment) move(isNew);
    else if (!isNew) scrollTo(0, positions.get(key) ?? scrollY);
  };
  nameEntry();
  document.addEventListener('click', onClick, { signal });
  addEventListener('popstate', onPopState, { signal });
  const onScroll = () => {
    top = scrollY;
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
  return go;
};
