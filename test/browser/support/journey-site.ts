// Serves the build with a demo to any browser. Pages report their complaints, because WebDriver can't read a console.
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gate } from '../../support/server.ts';
import { serveConsole } from './console.ts';
import { siteAddress } from './site.ts';

/** Runs before the page's own scripts. */
const watcher = `
  const tell = (...words) => navigator.sendBeacon('/complaint', [location.pathname, ...words].join(' '));
  for (const kind of ['error', 'warn']) console[kind] = (...words) => tell('console:', ...words);
  addEventListener('error', ({ message, target: { src, href } }) => tell('error:', message, src ?? href), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell(effectiveDirective, blockedURI));
`;

export async function serveJourneys() {
  const state = {
    complaints: [] as string[],
    /** If false, pages open without the Navigation API, as in Safari before 26.2. */
    hasNavigationApi: true,
    /** Scripts of pages load only afterward. */
    scripts: gate(),
    /** The second half of the assistant's answer is sent only afterward. */
    answer: gate(),
  };
  state.scripts.open();
  const answer = async (response: ServerResponse) => {
    const item = (content: string) => `${JSON.stringify({ type: 'item', content })}\n`;
    response.write(item('The first half '));
    await state.answer.opened;
    response.end(item('and the second. See [our services](/services).'));
  };
  const forward = async (url: string, response: ServerResponse) => {
    if (url.endsWith('.js')) await state.scripts.opened;
    const original = await fetch((await siteAddress()) + url, { redirect: 'manual' });
    const dropped = /^(content-(encoding|length)|connection|keep-alive|transfer-encoding)$/;
    for (const [name, value] of original.headers) if (!dropped.test(name)) response.setHeader(name, value);
    const body = await original.text();
    response.writeHead(original.status).end(body.replace('<head>', '<head><script src="/watcher.js"></script>'));
  };
  const { address, signIn } = await serveConsole((request, response) => {
    const { url = '', headers } = request;
    if (url === '/complaint')
      void text(request).then((complaint) => {
        state.complaints.push(complaint);
        response.end();
      });
    else if (url === '/api/assistant') void answer(response);
    else if (url === '/watcher.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(state.hasNavigationApi ? watcher : `delete window.navigation;${watcher}`);
    } else if (headers.accept?.includes('text/html') || url.endsWith('.js')) void forward(url, response);
    else return false;
    return true;
  });
  return Object.assign(state, { address, signIn });
}
