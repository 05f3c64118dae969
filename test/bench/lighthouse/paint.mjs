// Measures what scripts cost the first paint. Serves the build twice, as it is and without scripts, and measures both
// in turn with Lighthouse's mobile simulation. Usage: npm ci && npm start [-- PATH [ROUNDS]], after `npm run build`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [path = '/', roundsText = '5'] = process.argv.slice(2);
const stamp = JSON.parse(readFileSync(join(root, '.build/stamp.json'), 'utf8'));
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves the build like the preview server. Without `isScripted`, documents lack the site's script. */
function serve(isScripted) {
  return new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      const document = stamp.documents[pathname];
      const name = document?.file ?? pathname.slice(1);
      try {
        const headers = { 'Content-Type': types[extname(name)] ?? 'text/plain' };
        if (document) headers['Content-Security-Policy'] = document.policy;
        const isText = /\.(html|js|css|svg)$/.test(name);
        let body = readFileSync(join(root, 'dist', isText && isScripted ? `${name}.br` : name));
        if (document && !isScripted)
          body = Buffer.from(body.toString().replace(/<script data-src[\s\S]*?<\/script>/, ''));
        if (isText && !isScripted) body = (await import('node:zlib')).brotliCompressSync(body);
        if (isText) headers['Content-Encoding'] = 'br';
        response.writeHead(200, headers).end(body);
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0, () => resolve({ server, address: `http://localhost:${server.address().port}` }));
  });
}

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  chromeFlags: flags.split(' '),
});
const variants = { scripted: await serve(true), bare: await serve(false) };
const figures = { scripted: [], bare: [] };
for (let round = 0; round < Number(roundsText); round += 1) {
  for (const [name, { address }] of Object.entries(variants)) {
    const { lhr } = await lighthouse(address + path, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    });
    const value = (id) => lhr.audits[id].numericValue;
    figures[name].push({
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      mainThread: value('mainthread-work-breakdown'),
      score: lhr.categories.performance.score * 100,
      accessibility: lhr.categories.accessibility.score * 100,
      practices: lhr.categories['best-practices'].score * 100,
      seo: lhr.categories.seo.score * 100,
    });
  }
}
await chrome.kill();
for (const { server } of Object.values(variants)) server.close();

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
console.log(`${path}, Lighthouse mobile simulation, median of ${roundsText}:`);
console.log('                scripted      bare     ratio');
for (const key of Object.keys(figures.bare[0])) {
  const [scripted, bare] = ['scripted', 'bare'].map((name) => median(figures[name].map((figure) => figure[key])));
  const ratio = bare ? (scripted / bare).toFixed(2) : '';
  console.log(
    `${key.padEnd(14)}${scripted.toFixed(key === 'shift' ? 3 : 0).padStart(10)}${bare.toFixed(key === 'shift' ? 3 : 0).padStart(10)}${ratio.padStart(10)}`,
  );
}
