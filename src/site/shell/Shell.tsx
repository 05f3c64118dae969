import { Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { header } from '../../content/pages/shell.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ChatLauncher } from '../chat/widget/ChatLauncher.tsx';
import * as section from '../kit/section/Section.module.css';
import type { PageLoader } from '../navigation/page-loader.ts';
import { useArrival } from '../navigation/use-arrival.ts';
import { useFetchAhead } from '../navigation/use-fetch-ahead.ts';
import { useNavigation } from '../navigation/use-navigation.ts';
import { useShownPage } from '../navigation/use-shown-page.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import * as styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { useLiveFigures } from './use-live-figures.ts';

export interface ShellProps {
  pages: PageLoader;
  /** The path of the page in the document. */
  path: string;
}

/** Skip link, header, main and the two footer blocks of every page. Page and footer hydrate separately. */
export function Shell({ pages, path: ssrPath }: ShellProps) {
  // The path is encoded, as in the address bar: pages aren't found by decoded ones. Hydration uses the document's.
  const { Page, ...shown } = useShownPage(pages, usePathname({ ssrPath }));
  const arrival = useNavigation(pages);
  useArrival(shown.path, Page?.title, arrival);
  useLiveFigures(shown.path);
  useFetchAhead(pages, shown.path);
  return (
    <>
      <SkipLink>{header.skip}</SkipLink>
      <Header path={shown.path}>{shown.path !== '/chat' && <ChatLauncher pages={pages} />}</Header>
      <div className={section.page}>
        <main id="main" className={section.frame} tabIndex={-1}>
          <ErrorBoundary key={shown.path}>
            <Suspense>{Page ? <Page /> : <LoadFailure />}</Suspense>
          </ErrorBoundary>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
      </div>
      <Toasts />
      <Hatch />
    </>
  );
}

/** The hatching pattern that figures fill shapes with, by its id. */
function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
    </svg>
  );
}
