import type { ServerResponse } from 'node:http';
import type { Handler } from '../hosting/handler.ts';

/** The path of the development script. The security policy would block an inline script. */
export const developmentScriptPath = '/@dev/overlay.js';

/** The state of development, which every open page receives. */
export interface BuildState {
  /** The time at which the last good build ended, in milliseconds since 1970; 0 before the first. */
  build: number;
  /** A hash of that build's files without its stylesheets. */
  code: string;
  problems: readonly string[];
}

/** Creates the connection to open pages: `handle` serves the script and its events, and `notify` sends a new state. */
export function createChannel(script: string) {
  const listeners = new Set<ServerResponse>();
  let state: BuildState = { build: 0, code: '', problems: [] };
  const event = () => `retry: 300\ndata: ${JSON.stringify(state)}\n\n`;
  const handle: Handler = ({ url }, response) => {
    const isScript = url === developmentScriptPath;
    if (!isScript && url !== '/@dev/events') return false;
    const type = isScript ? 'text/javascript' : 'text/event-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.write(isScript ? `var __STATE__=${JSON.stringify(state)};${script}` : event());
    if (isScript) response.end();
    else listeners.add(response.on('close', () => listeners.delete(response)));
    return true;
  };
  return {
    handle,
    notify(next: BuildState): void {
      state = next;
      for (const response of listeners) response.write(event());
    },
  };
}
