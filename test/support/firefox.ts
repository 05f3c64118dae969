// Drives an installed Firefox by Marionette, its own remote protocol. Playwright would need a patched Firefox.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_MS } from './patience.ts';

/** Path of Firefox: `FIREFOX_PATH`, or the usual path on Debian, Ubuntu or macOS. `undefined` if none exists. */
export const firefoxPath = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => path && existsSync(path));

export interface Firefox {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Clicks an element, given as XPath, as soon as it exists. */
  click(xpath: string): Promise<void>;
  /** Types into a field, given as XPath, as soon as it exists. Enter is `\uE007`. */
  type(xpath: string, text: string): Promise<void>;
  /** Waits until an element, given as XPath, exists; throws after `WAIT_MS`. */
  sees(xpath: string): Promise<void>;
  /** Runs the body of a function in the page, and returns the function's result. */
  run(body: string): Promise<unknown>;
  close(): Promise<void>;
}

type Reply = readonly [type: 1, id: number, error: { message: string } | null, result: { value: unknown }];

/** Starts Firefox without a window, with a temporary profile. */
export async function launchFirefox(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const child = spawn(path, ['--headless', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const socket = connect(await readPort(join(profile, 'MarionetteActivePort')), '127.0.0.1');
  const replies = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  // Each message is its length in bytes, a colon and JSON.
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
  let lastId = 0;
  const send = (command: string, parameters: object) =>
    new Promise<{ value: unknown }>((resolve, reject) => {
      const id = ++lastId;
      replies.set(id, ([, , error, result]) => (error ? reject(new Error(error.message)) : resolve(result)));
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  const find = async (value: string) => {
    const found = await send('FindElement', { using: 'xpath', value });
    return { id: Object.values(found.value as Record<string, string>)[0] };
  };
  await send('NewSession', {});
  await send('SetTimeouts', { implicit: WAIT_MS, pageLoad: WAIT_MS, script: WAIT_MS });
  return {
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back', {})),
    click: async (xpath) => void (await send('ElementClick', await find(xpath))),
    type: async (xpath, text) => void (await send('ElementSendKeys', { ...(await find(xpath)), text })),
    sees: async (xpath) => void (await find(xpath)),
    run: async (script) => (await send('ExecuteScript', { script, args: [] })).value,
    async close() {
      socket.destroy();
      child.kill('SIGKILL');
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readPort(file: string): Promise<number> {
  for (const startedAt = Date.now(); Date.now() - startedAt < WAIT_MS; await pause(50)) {
    const port = Number(await readFile(file, 'utf8').catch(() => ''));
    if (port > 0) return port;
  }
  throw new Error('Firefox did not start.');
}
