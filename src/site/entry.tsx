import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { adoptStyles } from './navigation/adopt-styles.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { hasPage, loadPage } from './routes.ts';
import { Site } from './Site.tsx';
import { tolerateMovedNodes, unwrapTranslations } from './waking/foreign-changes.ts';
import { noteControls } from './waking/note-controls.ts';

tolerateMovedNodes();
const { pathname } = window.location;
const pages = createPageLoader({ has: hasPage, fetchPage: loadPage, styledPath: pathname });
const root = document.getElementById('root');

// Hydration has to find what the HTML shows, without a loading state between: so the page's code comes first.
pages.load(pathname).then(
  () => {
    if (!root) return;
    adoptStyles(Site, true);
    unwrapTranslations(root);
    const carryOver = noteControls(root);
    // A transition is drawn in slices: what a person does meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(root, <Site pages={pages} onAwake={() => carryOver(window.asleep?.end() ?? [])} />);
    });
  },
  () => window.asleep?.fail(),
);
