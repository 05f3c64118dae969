import { createDemo } from '../demo/demo.ts';
import { type Address, isOpen, readAllowedHosts } from '../hosting/address.ts';
import type { Handler } from '../hosting/handler.ts';
import type { Settings } from '../hosting/settings.ts';
import { listen, type ServeOptions } from './serve.ts';

interface DevelopmentServerOptions extends Pick<ServeOptions, 'dist' | 'work'> {
  settings: Settings;
  listenOn: Address;
  /** Called before the demo's handlers. */
  handle: Handler;
}

/** Starts the development server with the demo, and returns its address. Errors: rejects as `listen` does. */
export async function developmentServer(options: DevelopmentServerOptions): Promise<string> {
  const { settings, handle, listenOn, ...folders } = options;
  const demo = createDemo({ settings, environment: process.env, isOpen: isOpen(listenOn) });
  const allowedHosts = readAllowedHosts(process.env, settings.siteUrl);
  const { address } = await listen({ ...folders, ...listenOn, allowedHosts, handlers: [handle, ...demo.handlers] });
  return address;
}
