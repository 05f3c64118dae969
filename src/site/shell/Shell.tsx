import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { header } from '../../content/pages/shell.ts';
import { hasWidget } from '../../content/parts.ts';
import { toastWords } from '../../content/toasts.ts';
import type { ToastList } from '../../toasts/ToastList.tsx';
import { ToastRegions } from '../../toasts/ToastRegions.tsx';
import { useToasts } from '../../toasts/use-toast.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ChatLauncher } from '../chat/widget/ChatLauncher.tsx';
import * as section from '../kit/section/Section.module.css';
import type { SiteRouter } from '../navigation/router.ts';
import { addStyles } from '../navigation/styles.ts';
import { usePrefetch } from '../navigation/use-prefetch.ts';
import { table } from '../pages.ts';
import { ErrorBoundary, LoadFailure } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Shell.module.css';

/** The parts of every page: skip link, header, `main`, footer and toasts. Page and footer hydrate separately. */
export function Shell({ router }: { router: SiteRouter }) {
  const { path, page } = router.useShown();
  useLayoutEffect(() => router.start(), [router]);
  usePrefetch(path, router.prefetch);
  const Page = page?.Page ?? LoadFailure;
  const { bare, lang } = page?.head ?? {};
  const english = lang && 'en';
  return (
    <>
      <SkipLink>{header.skip}</SkipLink>
      {!bare && <Header lang={english}>{hasWidget && path !== '/chat' && <ChatLauncher />}</Header>}
      <div className={section.page}>
        <main id="main" className={section.frame} tabIndex={-1}>
          <ErrorBoundary key={path}>
            <Suspense>
              <Switch>
                {table.pages.map(({ pattern }) => (
                  <Route key={pattern} path={pattern} component={Page} />
                ))}
                <Route component={Page} />
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Suspense>
          <Footer lang={english} isBare={bare} />
        </Suspense>
      </div>
      <Toasts />
      {/* The pattern that figures use as `fill: url("#hatch")`. */}
      <svg width="0" height="0" aria-hidden="true">
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V7" />
        </pattern>
      </svg>
    </>
  );
}

/**
 * Renders the toasts. The code of their list loads after hydration, not with the first toast, which may report a lost
 * connection. After a failed load, each new toast retries, but some browsers cache the failure until the document is
 * reloaded. Screen readers announce toasts even without the list.
 */
function Toasts() {
  const [List, setList] = useState<typeof ToastList | null>(null);
  const { items } = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast retries
  useEffect(() => {
    if (List) return;
    import('../../toasts/ToastList.tsx').then(
      (loaded) => {
        addStyles(loaded);
        setList(() => loaded.ToastList);
      },
      () => undefined,
    );
  }, [items, List]);
  return <ToastRegions words={toastWords}>{List && <List words={toastWords} />}</ToastRegions>;
}
