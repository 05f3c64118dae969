import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '../ui/tolerate-moved-nodes.ts';
import { recordControls } from './hydration/replay.ts';
import { watchNavigation } from './navigation/history.ts';
import { hasPage, loadPage } from './navigation/page.ts';
import { createRouter } from './navigation/router.ts';
import { addRules, addStyles } from './navigation/styles.ts';
import { table } from './pages.ts';
import { Site } from './Site.tsx';
import './shared.ts';

/** The shell's CSS rules that are needed only with JavaScript, inserted by the build. */
declare const __SHELL_STYLES__: string;

tolerateMovedNodes();
reloadIfDropped();
const path = documentPath();
const root = document.getElementById('root');

const watching = window.navigation
  ? watchNavigation
  : import('./navigation/pop-state.ts').then(({ watchPopState }) => watchPopState);

// Hydration must render what the HTML shows, without a loading state, so the page's code loads first.
Promise.all([loadPage(table, path), watching]).then(
  ([page, watch]) => {
    if (!root) return;
    addRules(__SHELL_STYLES__);
    addStyles(page.module, true);
    unwrapTranslations(root);
    const replay = recordControls(root);
    const router = createRouter(table, { path, page }, watch);
    // A transition renders in slices, so that user input is handled in between.
    startTransition(() => {
      hydrateRoot(root, <Site {...{ router, path }} onHydrated={() => replay(window.deferred?.end() ?? [])} />);
    });
  },
  () => window.deferred?.fail(),
);

/**
 * Returns the path of the document's page, from its canonical link, or from the URL on the 404 page, which has no link.
 *
 * A host may serve other spellings too (`/about/`, `/about.html`, `/About`): the canonical path replaces them. If the
 * reader has gone Back before hydration, the document's page hydrates first, and then the page of the address.
 */
function documentPath(): string {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  const path = canonical ? new URL(canonical).pathname : '';
  if (!hasPage(table, path)) return pathname;
  if (!hasPage(table, pathname)) history.replaceState(history.state, '', path + search + hash);
  return path;
}

/** Unwraps texts that a translator has wrapped in `<font>`, so that hydration finds the document's own elements. */
function unwrapTranslations(root: Element): void {
  for (const wrapper of root.querySelectorAll('font')) wrapper.replaceWith(...wrapper.childNodes);
  root.normalize();
}

/**
 * Reloads the page if Back shows it during hydration and the browser has dropped its messages, as Firefox does. React's
 * work is then lost, and hydration would never end. Other browsers keep the work, and a reload would only lose typed text.
 *
 * The standard keeps the messages: https://html.spec.whatwg.org/multipage/webappapis.html#definitions-3 (a task waits
 * until its document is fully active again). No report to Firefox is known. Remove this, and the exception for
 * `pagehide` in toasts/use-timers.ts, when the oldest supported Firefox keeps messages, or React's scheduler uses none.
 */
function reloadIfDropped(): void {
  const { port1, port2 } = new MessageChannel();
  let keepsMessages = false;
  port1.onmessage = ({ data: isLeft }) => {
    keepsMessages ||= isLeft;
    if (!keepsMessages && document.documentElement.dataset.hydrated === undefined) location.reload();
  };
  addEventListener('pagehide', () => port2.postMessage(true));
  addEventListener('pageshow', ({ persisted }) => persisted && port2.postMessage(false));
}
