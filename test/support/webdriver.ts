// Drives installed browsers with the commands of WebDriver: WebKitGTK through its driver, and Firefox by Marionette, its
// own remote protocol. Playwright would need a patched WebKit and Firefox.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_MS } from './patience.ts';
import { freePort } from './server.ts';

export const Key = { Enter: '\uE007', Escape: '\uE00C' } as const;

/** The commands by their names in Marionette, and their requests to a driver. */
const requests = {
  ...{ SetTimeouts: 'POST /timeouts', ExecuteScript: 'POST /execute/sync' },
  ...{ Navigate: 'POST /url', Back: 'POST /back', Forward: 'POST /forward', TakeScreenshot: 'GET /screenshot' },
  ...{ SetWindowRect: 'POST /window/rect', NewWindow: 'POST /window/new', SwitchToWindow: 'POST /window' },
  ...{ FindElement: 'POST /element', ElementClick: 'POST /element/{id}/click', GetWindowHandle: 'GET /window' },
  ...{ ElementSendKeys: 'POST /element/{id}/value' },
} as const;

type Send = (command: keyof typeof requests, parameters: Record<string, unknown> & { id?: string }) => Promise<unknown>;
type Start = (program: string, args: readonly string[], env?: object) => ChildProcess;

const find = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path)) ?? '';
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const firefox = find(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', macFirefox);
const webkit = find('/usr/bin/Xvfb') && find(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');

/** `missing` says how to install the engine, or is empty. `start` starts a program that ends with the browser. */
export const engines = [
  {
    name: 'Firefox',
    missing: firefox ? '' : 'Firefox. Install firefox-esr, or set FIREFOX_PATH.',
    async connect(home: string, start: Start) {
      await writeFile(join(home, 'user.js'), 'user_pref("marionette.port", 0);\n');
      start(firefox, ['--headless', '--marionette', '--profile', home]);
      const port = () => readFile(join(home, 'MarionetteActivePort'), 'utf8');
      return connectMarionette(await until(port, 'Firefox starts'));
    },
  },
  {
    name: 'WebKit',
    missing: webkit ? '' : 'WebKit. Install webkit2gtk-driver and xvfb.',
    async connect(home: string, start: Start) {
      // The toolbar of the driver's browser would keep its window at least 447 px wide.
      await mkdir(join(home, 'gtk-3.0'));
      await writeFile(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; border: 0; font-size: 1px; }\n');
      // Xvfb chooses a free display, and writes its number to descriptor 3.
      const { stdio } = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
      const [display] = await once(stdio[3] as Readable, 'data');
      const folders = ['HOME', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME'];
      return connectDriver(webkit, start, {
        ...Object.fromEntries(folders.map((folder) => [folder, home])),
        ...{ DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', GTK_THEME: 'Adwaita:dark', LANG: 'C.UTF-8' },
        ...{ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      });
    },
  },
];

export type Browser = Awaited<ReturnType<typeof launch>>;

/** Starts an engine without a visible window, and with empty storage. Elements are given as XPath. */
export async function launch(engine: (typeof engines)[number]) {
  const home = await mkdtemp(join(tmpdir(), 'browser-'));
  const children: ChildProcess[] = [];
  const send = await engine.connect(home, (program, args, env) => {
    // Each program has its own process group, because drivers start programs, too.
    const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true };
    const child = spawn(program, args, { ...options, env: { ...process.env, ...env } });
    children.unshift(child);
    return child;
  });
  await send('SetTimeouts', { implicit: 0, pageLoad: WAIT_MS, script: WAIT_MS });
  const find = async (value: string) => {
    const found = await send('FindElement', { using: 'xpath', value });
    return Object.entries(found as Record<string, string>)[0] ?? ['', ''];
  };
  /** Runs the body of a function in the page, and returns the function's result. */
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const on = (xpath: string, command: 'ElementClick' | 'ElementSendKeys', parameters = {}) => {
    const act = async () => {
      const [key, id] = await find(xpath);
      // WebKit's driver doesn't scroll to an element that begins just below the window.
      await run('arguments[0].scrollIntoViewIfNeeded?.()', { [key]: id });
      await send(command, { id, ...parameters });
      return true;
    };
    return until(act, `${command} ${xpath}`, /no such|stale|interactable|intercepted/);
  };
  return {
    send,
    run,
    open: (url: string) => send('Navigate', { url }),
    back: () => send('Back', {}),
    forward: () => send('Forward', {}),
    resize: (width: number, height = 800) => send('SetWindowRect', { width, height }),
    async click(...xpaths: string[]) {
      for (const xpath of xpaths) await on(xpath, 'ElementClick');
    },
    /** Types into a field, or chooses a file by its path. */
    type: (xpath: string, text: string) => on(xpath, 'ElementSendKeys', { text }),
    sees: (xpath: string) => until(() => find(xpath), `see ${xpath}`),
    /** Waits until an expression is true in the page. */
    waits: (expression: string) => until(() => run(`return ${expression}`), expression),
    async close() {
      for (const { pid } of children) process.kill(-(pid as number), 'SIGKILL');
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Repeats `work` until its result isn't empty. Throws after `WAIT_MS`, or for an error that isn't `passing`. */
async function until<T>(work: () => Promise<T>, what: string, passing = /(?:)/): Promise<T> {
  for (const startedAt = Date.now(); ; await pause(50)) {
    let cause: unknown;
    const result = await work().catch((error) => {
      cause = error;
    });
    if (result) return result;
    if (cause && !passing.test(String(cause))) throw cause;
    if (Date.now() - startedAt > WAIT_MS) throw new Error(`Waited in vain: ${what}`, { cause });
  }
}

/** Starts a driver, which starts the browser, and opens a session. */
async function connectDriver(program: string, start: Start, env: object): Promise<Send> {
  const port = await freePort();
  start(program, [`--port=${port}`], env);
  const call = async (request: string, body: object) => {
    const [method = '', path] = request.split(' ');
    const sent = method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() => call('GET /status', {}), `${program} starts`);
  const { sessionId } = await call('POST /session', { capabilities: {} });
  return (command, { id = '', ...parameters }) =>
    call(requests[command].replace(' ', ` /session/${sessionId}`).replace('{id}', id), parameters);
}

type Reply = readonly [1, number, { error: string; message: string } | null, { value?: unknown }];

/** Connects to Firefox. Each message is its length in bytes, a colon and JSON. */
async function connectMarionette(port: string): Promise<Send> {
  const socket = connect(Number(port), '127.0.0.1');
  const replies = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) replies.get(message[1])?.(message as unknown as Reply);
    }
  });
  socket.on('error', () => undefined);
  let lastId = 0;
  const send = (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId;
      replies.set(id, ([, , fault, result]) =>
        fault
          ? reject(new Error(`${fault.error}: ${fault.message}`))
          : resolve('value' in result ? result.value : result),
      );
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', {});
  return send;
}
