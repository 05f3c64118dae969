import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Handler } from '../../hosting/handler.ts';
import { contentSecurityPolicy } from '../../hosting/headers.ts';

/** The path of the development script: a separate file, as the security policy requires. */
export const developmentScriptPath = '/@dev/overlay.js';

/** The state that every open page receives. */
export interface BuildState {
  /** The time at which the last good build ended, in milliseconds since 1970; 0 before the first. */
  build: number;
  /** The current problems in the sources, one sentence each. */
  problems: readonly string[];
}

export interface Channel {
  /** Handles development's addresses, and every page until the first good build. */
  handle: Handler;
  /** Makes every open page reload or show the problems. */
  tell(state: BuildState): void;
}

interface ChannelOptions {
  root: string;
  dist: string;
  /** The code of the overlay. */
  script: string;
  /** Describes an error in a page from its stack. */
  describe: (stack: string) => string;
}

export function createChannel({ root, dist, script, describe }: ChannelOptions): Channel {
  const listeners = new Set<ServerResponse>();
  let state: BuildState = { build: 0, problems: [] };
  const event = () => `data: ${JSON.stringify(state)}\n\n`;

  const answers: Record<string, Handler> = {
    [developmentScriptPath](_request, response) {
      return send(response, 'text/javascript', `var __BUILD__=${state.build};${script}`);
    },
    '/@dev/events'(_request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 300\n${event()}`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return true;
    },
    '/@dev/errors'(request, response) {
      text(request).then(
        (stack) => send(response, 'text/plain', describe(mapStack(stack, root, dist))),
        () => response.destroy(),
      );
      return true;
    },
  };

  return {
    handle(request, response) {
      const answer =
        answers[request.url ?? ''] ?? (state.build === 0 && isForDocument(request) ? sendWaitingPage : null);
      return answer?.(request, response) ?? false;
    },
    tell(next) {
      state = next;
      for (const response of listeners) response.write(event());
    },
  };
}

function isForDocument({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Sends the page shown until the first good build. */
function sendWaitingPage(_request: IncomingMessage, response: ServerResponse): boolean {
  const policy = contentSecurityPolicy({ apiUrl: '', calledUrls: [], scriptHash: '', styleHashes: [], reportUrl: '' });
  response.setHeader('Content-Security-Policy', policy);
  return send(
    response,
    'text/html; charset=utf-8',
    `<!doctype html><title>Not built yet</title><script src="${developmentScriptPath}"></script>`,
  );
}

function send(response: ServerResponse, type: string, body: string): true {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  return true;
}

/** Maps a browser's stack from positions in bundles to those in the sources. */
function mapStack(stack: string, root: string, dist: string): string {
  return stack.replace(/https?:\/\/[^\s()]*?(\/assets\/[^\s():]+\.js):(\d+):(\d+)/g, (whole, file, line, column) => {
    try {
      const map = join(dist, 'assets', `${basename(file)}.map`);
      const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
        Number(line) - 1,
        Number(column) - 1,
      );
      if (!('originalSource' in entry)) return whole;
      // Maps name sources as seen from `dist/assets/`, wherever the bundle is written.
      return `${join(root, 'dist/assets', entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    } catch {
      return whole;
    }
  });
}
