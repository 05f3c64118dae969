// Prints what the toasts cost: bytes compared with three libraries, renders, timers, listeners and memory.
// Before the first run: `npm ci` in this folder. Then `npm start`.
import { fileURLToPath } from 'node:url';
import { serveToasterPage } from '../../browser/support/toaster-server.ts';
import { launchChromium } from '../../support/chromium.ts';
import { measure, ours } from './measure.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const peers = {
  'react-hot-toast': "import { Toaster, toast } from 'react-hot-toast'; globalThis.used = [Toaster, toast];",
  sonner: "import { Toaster, toast } from 'sonner'; globalThis.used = [Toaster, toast];",
  'react-toastify':
    "import { ToastContainer, toast } from 'react-toastify'; import 'react-toastify/dist/ReactToastify.css'; globalThis.used = [ToastContainer, toast];",
};

console.log('Bytes, minified and brotli, without React and clsx');
const report = (name: string, { js, css }: { js: number; css: number }) =>
  console.log(`  ${name.padEnd(16)} ${String(js).padStart(6)} JS ${String(css).padStart(6)} CSS`);
report('ours', await measure(ours));
for (const [name, contents] of Object.entries(peers)) report(name, await measure(contents, folder));

const site = await serveToasterPage();
const browser = await launchChromium(true);
const page = await browser.newPage();
await page.goto(`${site.url}/?production`);
await page.getByRole('heading').waitFor();
const session = await page.context().newCDPSession(page);

async function heapBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
async function windowListeners(): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.length;
}
/** Shows toasts one after the other, as React renders them, and removes them all. */
async function showToasts(count: number): Promise<void> {
  await page.evaluate(async (total) => {
    for (let index = 0; index < total; index += 1) {
      globalThis.toast.success(`Toast ${index}`, { duration: 50 });
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    }
  }, count);
  await page.waitForFunction(() => document.querySelector('li') === null);
}

await page.waitForFunction(() => true);
// The browser driver adds some listeners, and the session adds one.
const listenersAtStart = await windowListeners();
await page.evaluate(() => globalThis.toast.loading('Listen'));
await page.locator('li').waitFor();
const listenersWithToast = (await windowListeners()) - listenersAtStart;
await page.evaluate(() => globalThis.toast.dismiss());
await showToasts(1000);
console.log(`A component that only pushes, renders while 1,000 toasts pass: ${await page.evaluate('pusherRenders')}`);
// Warm-up: compiles the code and fills React's and the engine's caches.
await showToasts(9000);
const before = await heapBytes();
await showToasts(10_000);
const between = await heapBytes();
await showToasts(10_000);
const after = await heapBytes();
const listenersAtRest = (await windowListeners()) - listenersAtStart;
console.log(`Window listeners with a toast and at rest: ${listenersWithToast}, ${listenersAtRest}`);
console.log(`Heap before, after 10,000 toasts and after 10,000 more: ${before}, ${between}, ${after} bytes`);

await page.evaluate(() => {
  const counter = { set: 0 };
  Reflect.set(globalThis, 'timers', counter);
  const { setTimeout: set } = globalThis;
  Reflect.set(globalThis, 'setTimeout', (...args: Parameters<typeof set>) => {
    counter.set += 1;
    return set(...args);
  });
});
await page.waitForTimeout(5000);
console.log(`Timers set in five seconds at rest: ${await page.evaluate('timers.set')}`);

await browser.close();
await site.close();
