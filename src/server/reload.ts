import type { ServerResponse } from 'node:http';
import type { Handler } from './serve.ts';

/** Where the browser listens, and the script that does it: a file of the site's own, as the security policy asks. */
export const reloadScriptPath = '/@dev/reload.js';
const eventsPath = '/@dev/events';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();\n`;

/** Development's live reload: `handle` answers its two addresses, `notify` makes every open page load again. */
export function createReload(): { handle: Handler; notify(): void } {
  const listeners = new Set<ServerResponse>();
  return {
    handle(request, response) {
      if (request.url === reloadScriptPath) {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script);
        return true;
      }
      if (request.url !== eventsPath) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    },
    notify() {
      for (const response of listeners) response.write('data: built\n\n');
    },
  };
}
