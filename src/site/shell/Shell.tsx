import { Suspense } from 'react';
import { header } from '../../content/pages/shell.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ChatLauncher } from '../chat/widget/ChatLauncher.tsx';
import * as section from '../kit/section/Section.module.css';
import { type ShownPage, usePage } from '../navigation/use-page.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadFailure } from './Failure.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Shell.module.css';
import { Toasts } from './Toasts.tsx';
import { useLiveFigures } from './use-live-figures.ts';

/** The parts of every page: skip link, header, `main`, footer and toasts. Page and footer hydrate separately. */
export function Shell({ first }: { first: ShownPage }) {
  const { path, Page } = usePage(first);
  useLiveFigures(path);
  return (
    <>
      <SkipLink>{header.skip}</SkipLink>
      <Header path={path}>{path !== '/chat' && <ChatLauncher />}</Header>
      <div className={section.page}>
        <main id="main" className={section.frame} tabIndex={-1}>
          <ErrorBoundary key={path}>
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

/** The SVG pattern that figures use as `fill: url("#hatch")`. */
function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
    </svg>
  );
}
