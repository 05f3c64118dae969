import type { ServerResponse } from 'node:http';
import type { Handler } from '../../hosting/handler.ts';
import { contentSecurityPolicy } from '../../hosting/headers.ts';

/** The path of the development script. The security policy would block an inline script. */
export const developmentScriptPath = '/@dev/overlay.js';

/** The state of development, which every open page receives. */
export interface BuildState {
  /** The time at which the last good build ended, in milliseconds since 1970; 0 before the first. */
  build: number;
  /** The time of the last good build that changed more than stylesheets. */
  code: number;
  problems: readonly string[];
}

/**
 * Creates the connection to open pages. `handle` serves the overlay (`script`) and the events. Before the first good
 * build, it also serves a placeholder for every page. `notify` makes pages reload, renew their styles or show problems.
 */
export function createChannel(script: string) {
  const listeners = new Set<ServerResponse>();
  let state: BuildState = { build: 0, code: 0, problems: [] };
  const event = () => `data: ${JSON.stringify(state)}\n\n`;

  const handle: Handler = ({ url, headers }, response) => {
    if (url === developmentScriptPath)
      return send(response, 'text/javascript', `var __STATE__=${JSON.stringify(state)};${script}`);
    if (url === '/@dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 300\n${event()}`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    }
    return state.build === 0 && !!headers.accept?.includes('text/html') && sendWaitingPage(response);
  };
  return {
    handle,
    notify(next: BuildState): void {
      state = next;
      for (const response of listeners) response.write(event());
    },
  };
}

function sendWaitingPage(response: ServerResponse): true {
  const policy = contentSecurityPolicy({ apiUrl: '', calledUrls: [], scriptHash: '', styleHashes: [], reportUrl: '' });
  response.setHeader('Content-Security-Policy', policy);
  const script = `<script src="${developmentScriptPath}"></script>`;
  return send(response, 'text/html; charset=utf-8', `<!doctype html><title>Not built yet</title>${script}`);
}

function send(response: ServerResponse, type: string, body: string): true {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  return true;
}
