import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '../ui/tolerate-moved-nodes.ts';
import { adoptStyles } from './navigation/adopt-styles.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { hasPage, loadPage } from './routes.ts';
import { Site } from './Site.tsx';
import { unwrapTranslations } from './waking/foreign-changes.ts';
import { noteControls } from './waking/note-controls.ts';

tolerateMovedNodes();
const path = documentPath();
const pages = createPageLoader({ has: hasPage, fetchPage: loadPage, styledPath: path });
const root = document.getElementById('root');

// Hydration has to find what the HTML shows, without a loading state between: so the page's code comes first.
pages.load(path).then(
  () => {
    if (!root) return;
    adoptStyles(Site, true);
    unwrapTranslations(root);
    const carryOver = noteControls(root);
    // A transition is drawn in slices: what a person does meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(root, <Site pages={pages} path={path} onAwake={() => carryOver(window.asleep?.end() ?? [])} />);
    });
  },
  () => window.asleep?.fail(),
);

/**
 * The path of the page that the document shows, as its canonical link names it; the not-found page has none.
 *
 * A host may serve a page at other spellings too (`/about/`, `/about.html`, `/About`): the address becomes the page's own. Where
 * it is another page's by now (Back, after a reload), the document's page is taken over first, and then left for that one.
 */
function documentPath(): string {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  const path = canonical ? new URL(canonical).pathname : '';
  if (!hasPage(path)) return pathname;
  if (!hasPage(pathname)) history.replaceState(history.state, '', path + search + hash);
  return path;
}
