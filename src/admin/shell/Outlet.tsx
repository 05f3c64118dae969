import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { useInnerPath } from '../navigation/use-navigation.ts';
import { type Place, pathTo, placeOf } from '../paths.ts';
import { routes } from '../routes.ts';
import type { Screen } from '../screen.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { noAccess } from './Failure.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ScreenHead } from './ScreenHead.tsx';

/** The screen of the current path. Another path mounts a new screen. */
export function Outlet({ isSuperAdmin, loader }: { isSuperAdmin: boolean; loader: ScreenLoader }) {
  const path = useInnerPath();
  const place = placeOf(path);
  const toDashboard = <LinkButton href={pathTo('dashboard')}>Go to the dashboard</LinkButton>;
  if (!place)
    return (
      <Message key={path} head="Not found" title="Page not found" action={toDashboard}>
        Check the address or use the menu.
      </Message>
    );
  if (routes[place.name].isForSuperAdmins && !isSuperAdmin)
    return <Message key={path} head="No access" {...noAccess} action={toDashboard} />;
  return (
    <ErrorBoundary key={path}>
      <LoadedScreen place={place} loader={loader} />
    </ErrorBoundary>
  );
}

/** Avoids Suspense: React delays content after a fallback by 300 ms, and with it the screen's requests. */
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

function LoadFailure() {
  const reload = (
    <Button size="small" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
  return (
    <Message head="Screen not loaded" title="Couldn't load this screen" action={reload}>
      Check your connection, or reload to get the latest version.
    </Message>
  );
}

function Message({ head, children, ...about }: { head: string } & ComponentProps<typeof EmptyState>) {
  return (
    <>
      <ScreenHead title={head} />
      <EmptyState {...about}>{children}</EmptyState>
    </>
  );
}
