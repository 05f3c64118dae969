import { useBrowserLocation } from 'wouter/use-browser-location';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ChatLauncher } from '../chat/widget/ChatLauncher.tsx';
import * as section from '../kit/section/Section.module.css';
import type { PageLoader } from '../page-loader.ts';
import type { Prerendering } from '../Site.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PagesContext } from './pages-context.ts';
import * as styles from './Shell.module.css';
import { StaticPage } from './StaticPage.tsx';
import { Toasts } from './Toasts.tsx';
import { useArrival } from './use-arrival.ts';
import { ArrivalContext } from './use-drawn-whole.ts';
import { useLiveDrawings } from './use-live-drawings.ts';
import { useNavigation } from './use-navigation.ts';
import { useShownPage } from './use-shown-page.ts';

interface ShellProps {
  pages: PageLoader;
  prerendering: Prerendering | undefined;
}

/** What every page shares: skip link, header, main, the two footer blocks. */
export function Shell({ pages, prerendering }: ShellProps) {
  const [path] = useBrowserLocation(prerendering ? { ssrPath: prerendering.path } : {});
  const { Page, ...shown } = useShownPage(pages, path);
  const arrival = useNavigation(pages);
  useArrival(shown.path, arrival);
  useLiveDrawings(shown.path);
  return (
    <>
      <SkipLink />
      <Header path={shown.path} />
      <div className={section.page}>
        <main id="main" className={section.frame} tabIndex={-1}>
          <ErrorBoundary key={shown.path}>
            {Page ? (
              <ArrivalContext value={arrival}>
                <PagesContext value={pages}>
                  <Page />
                </PagesContext>
              </ArrivalContext>
            ) : (
              <StaticPage html={prerendering?.staticHtml ?? ''} />
            )}
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      {shown.path !== '/chat' && <ChatLauncher pages={pages} />}
      <Toasts pages={pages} />
      <Hatch />
    </>
  );
}

/** The hatching that figures refer to: cut, before, or still open. */
function Hatch() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" stroke="var(--ink2)" />
      </pattern>
    </svg>
  );
}
