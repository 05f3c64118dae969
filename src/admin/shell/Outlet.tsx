import { useEffect, useState } from 'react';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { useInnerPath, useMatch } from '../navigation/use-navigation.ts';
import { pathTo } from '../paths.ts';
import type { Route } from '../route.ts';
import { routes } from '../routes.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NoAccess } from './Failure.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import type { ScreenLoader } from './screen-loader.ts';

interface OutletProps {
  isSuperAdmin: boolean;
  loader: ScreenLoader;
}

/** The screen of the present path; another path is another screen, with nothing left of the one before. */
export function Outlet({ isSuperAdmin, loader }: OutletProps) {
  const path = useInnerPath();
  const match = useMatch();
  for (const route of routes) {
    const params = match(route.path, path);
    if (!params) continue;
    if (route.isForSuperAdmins && !isSuperAdmin) return <Refused key={path} />;
    return (
      <ErrorBoundary key={path}>
        <LoadedScreen route={route} params={params} loader={loader} />
      </ErrorBoundary>
    );
  }
  return <NotFound key={path} />;
}

interface LoadedScreenProps {
  route: Route;
  params: Readonly<Record<string, string>>;
  loader: ScreenLoader;
}

/** Not by Suspense: React holds back what follows a fallback for 300 ms, and the screen's calls with it. */
function LoadedScreen({ route, params, loader }: LoadedScreenProps) {
  const [Loaded, setLoaded] = useState(() => loader.peek(route));
  useEffect(() => {
    let isWanted = true;
    void loader.load(route).then((screen) => isWanted && setLoaded(() => screen));
    return () => {
      isWanted = false;
    };
  }, [loader, route]);
  return Loaded ? <Loaded params={params} /> : <Skeleton />;
}

const toDashboard = <LinkButton href={pathTo('dashboard')}>Go to the dashboard</LinkButton>;

function Refused() {
  return (
    <>
      <ScreenHead title="No access" />
      <NoAccess action={toDashboard} />
    </>
  );
}

function NotFound() {
  return (
    <>
      <ScreenHead title="Not found" />
      <EmptyState title="There is no such screen" action={toDashboard}>
        The address may be mistyped. Every screen is in the menu.
      </EmptyState>
    </>
  );
}
