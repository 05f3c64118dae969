import { site } from '../content/site.ts';
import { StoreProvider } from '../state/store.tsx';

/** The admin console: an application of its own, which no visitor downloads. */
export function Console() {
  return (
    <StoreProvider>
      <h1>{site.name} console</h1>
    </StoreProvider>
  );
}
