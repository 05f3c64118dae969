import { useBrowserLocation } from 'wouter/use-browser-location';
import * as sheet from '../../ui/Sheet.module.css';
import type { PageLoader } from '../page-loader.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useNavigation } from './use-navigation.ts';
import { useShownPage } from './use-shown-page.ts';

interface ShellProps {
  pages: PageLoader;
  ssrPath: string | undefined;
}

/** What every page shares: skip link, header, main, the two footer blocks. */
export function Shell({ pages, ssrPath }: ShellProps) {
  const [path] = useBrowserLocation(ssrPath === undefined ? {} : { ssrPath });
  const { Page, ...shown } = useShownPage(pages, path);
  const arrival = useNavigation(pages);
  useArrival(shown.path, arrival);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header path={shown.path} />
      <div className={sheet.page}>
        <main id="main" className={sheet.frame} tabIndex={-1}>
          <ErrorBoundary key={shown.path}>
            <Page />
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
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
