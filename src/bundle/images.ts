// `npm run images`: draws the icons and every page's share image with an installed Chromium. Run it when a title changes;
// the results are kept in public/images/, so that a build needs no browser.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { hero } from '../content/home.ts';
import { pagePaths, pageTitles } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { shareImagePath } from '../site/head.ts';

const paper = '#f4f2ec';
const ink = '#171e2d';
const signal = '#c62c07';
const mark = `<path d="M20 4.5H9.25a3.75 3.75 0 0 0 0 7.5h5.5a3.75 3.75 0 0 1 0 7.5H7" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="4" cy="19.5" r="2.5" fill="${signal}"/>`;
const share = { width: 1200, height: 630 };
const images = new URL('../../public/images/', import.meta.url);

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function draw(file: string, { width, height }: { width: number; height: number }, html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const target = new URL(file, images);
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, await page.screenshot());
}

const font = (await readFile(new URL('../fonts/funnel-display-latin-wght-normal.woff2', images))).toString('base64');
const style = `<style>
@font-face{font-family:F;font-weight:300 800;src:url(data:font/woff2;base64,${font})}
body{margin:0;background:${paper};color:${ink};font:560 104px/.96 F;letter-spacing:-.035em}
main{position:relative;box-sizing:border-box;height:630px;padding:72px 80px;display:flex;flex-direction:column;justify-content:space-between;
background:linear-gradient(90deg,#cae2ee 1px,#0000 1px) 0 0/48px 48px,linear-gradient(#cae2ee 1px,#0000 1px) 0 0/48px 48px}
header{display:flex;align-items:center;gap:16px;font-size:48px;font-weight:600}
svg{width:56px;height:56px}
p{margin:0;max-width:10.5em;text-wrap:balance}
i{position:absolute;left:80px;right:80px;bottom:48px;height:14px;border:solid ${ink};border-width:0 1px;background:linear-gradient(${ink} 0 0) 0/100% 1px no-repeat}
</style>`;

for (const path of pagePaths) {
  const title = path === '/' ? hero.title : `${pageTitles[path].split(' | ')[0]}.`;
  const brand = `<header><svg viewBox="0 0 24 24">${mark}</svg>${site.name}</header>`;
  await draw(
    `.${shareImagePath(path).slice('/images'.length)}`,
    share,
    `${style}<main>${brand}<p>${title}</p><i></i></main>`,
  );
}
for (const size of [180, 192, 512]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36" width="${size}" height="${size}"><path fill="${paper}" d="M-6-6h36v36H-6z"/>${mark}</svg>`;
  await draw(`icon-${size}.png`, { width: size, height: size }, `<body style="margin:0">${svg}`);
}
await browser.close();
