import { type Address, isOpen } from './address.ts';
import { createDemo } from './demo.ts';
import { type Handler, listen, type ServeOptions } from './serve.ts';
import type { Settings } from './settings.ts';

interface DevelopOptions extends Pick<ServeOptions, 'dist' | 'work'> {
  settings: Settings;
  place: Address;
  /** Asked first. */
  handle: Handler;
}

export interface DevelopmentServer {
  address: string;
  close(): Promise<void>;
}

/**
 * The server of development, with the demo. It is a bundle of its own, loaded again whenever its sources change.
 *
 * Errors: as `listen` and `createDemo` do.
 */
export async function develop({ settings, handle, place, ...folders }: DevelopOptions): Promise<DevelopmentServer> {
  const demo = createDemo({ settings, environment: process.env, isOpen: isOpen(place) });
  const { address, server } = await listen({ ...folders, ...place, handlers: [handle, ...demo.handlers] });
  return {
    address,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, demo.close()]);
    },
  };
}
