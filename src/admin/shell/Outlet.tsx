import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { useInnerPath } from '../navigation/use-navigation.ts';
import { type Place, pathTo, placeOf } from '../paths.ts';
import type { Screen } from '../screen.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { superAdminPlaces } from '../screens.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NoAccess } from './Failure.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ScreenHead } from './ScreenHead.tsx';

/** The screen of the present path; another path is another screen, with nothing left of the one before. */
export function Outlet({ isSuperAdmin, loader }: { isSuperAdmin: boolean; loader: ScreenLoader }) {
  const path = useInnerPath();
  const place = placeOf(path);
  if (!place) return <NotFound key={path} />;
  if (superAdminPlaces.has(place.name) && !isSuperAdmin) return <Refused key={path} />;
  return (
    <ErrorBoundary key={path}>
      <LoadedScreen place={place} loader={loader} />
    </ErrorBoundary>
  );
}

/** Not by Suspense: React holds back what follows a fallback for 300 ms, and the screen's calls with it. */
function LoadedScreen({ place: { name, id }, loader }: { place: Place; loader: ScreenLoader }) {
  const [Loaded, setLoaded] = useState<Screen | undefined>(() => loader.peek(name));
  useEffect(() => {
    let isWanted = true;
    void loader.load(name).then((screen = LoadFailure) => isWanted && setLoaded(() => screen));
    return () => {
      isWanted = false;
    };
  }, [loader, name]);
  return Loaded ? <Loaded id={id} /> : <Skeleton />;
}

/** Stands for a screen whose code did not arrive. */
function LoadFailure() {
  return (
    <>
      <ScreenHead title="Not loaded" />
      <EmptyState
        title="This screen could not be loaded"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        The connection may be down, or there is a new version of the console.
      </EmptyState>
    </>
  );
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
