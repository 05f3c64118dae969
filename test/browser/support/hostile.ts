// Answers of an API that means ill: what a text field holds when whoever filled it in wanted to break the console.
import type { Page, Route } from 'playwright-core';
import { askServer } from './browser.ts';

const markup = `"'><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload=window.hacked=1>`;
const rest = `${markup}\n\u202Etxt.exe مرحبا ${'W'.repeat(5000)}`;

/** Markup, 5 kB, right-to-left text and an address that is a script, all in one. */
export const hostileText = `javascript:window.hacked=1//${rest}`;

/** The same as an address of somebody else's server. */
const foreignAddress = `https://evil.example/${rest}`;

/** Puts something in place of a value, by the name of its field. */
export type Spoil = (name: string, value: unknown) => unknown;

/** Not read as text: ids, moments, amounts, words of a fixed list. */
const isMeasured = /(_id|_at|_date|amount|_investment|invested|status|audience|role)$/;

/** Every text and every address. */
export const spoilTexts: Spoil = (name, value) =>
  isMeasured.test(name) || (typeof value !== 'string' && value !== null) ? value : hostileText;

/** Also numbers, amounts and dates, as far as they can still be read; addresses lead elsewhere. */
export const spoilFigures: Spoil = (name, value) => {
  if (/_id$/.test(name)) return value;
  if (/url$/.test(name)) return foreignAddress;
  if (typeof value === 'number') return 1e300;
  if (typeof value !== 'string') return spoilTexts(name, value);
  if (/(_at|_date)$/.test(name)) return `Jan 1, 2031 (${'W'.repeat(5000)})`;
  return /(amount|_investment|invested)$/.test(name) ? '9'.repeat(300) : spoilTexts(name, value);
};

/** Nothing is what it should be. */
export const spoilAll: Spoil = (name, value) => (/_id$/.test(name) ? value : hostileText);

/** Serves spoiled answers to every reading call, with three rows of each list. */
export async function serveSpoiled(page: Page, spoil: () => Spoil): Promise<void> {
  await page.route(/\/api\/(super-)?admin\/(?!login)/, async (route: Route) => {
    const { method, url } = { method: route.request().method(), url: route.request().url() };
    if (method !== 'GET' && !url.endsWith('user-details')) return route.fallback();
    const response = await askServer(route);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: spoilDeep(spoil(), 'data', body.data) } });
  });
}

function spoilDeep(spoil: Spoil, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => spoilDeep(spoil, name, item));
  if (typeof value !== 'object' || value === null) return spoil(name, value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilDeep(spoil, key, part)]));
}

/** What a hostile text has done to the page, in words; none is what a test wants. */
export async function harmDone(page: Page): Promise<string[]> {
  const harm = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const addresses = all.flatMap((element) =>
      ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const pictures = [...document.images].filter(({ src }) => src && !src.startsWith(location.origin));
    return {
      'a script ran': 'hacked' in window,
      'an element was made': all.some(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))),
      'a script was added': document.scripts.length > 1,
      'an address is a script': addresses.some(
        (address) => !/^(https?|blob|data):/.test(new URL(address, location.href).protocol),
      ),
      'a picture is of elsewhere': pictures.length > 0,
      'the page scrolls sideways': document.documentElement.scrollWidth > innerWidth,
      'the screen is blank':
        !document.querySelector('main h1')?.textContent || !document.querySelector('main h1 ~ *, main header ~ *'),
      'the screen broke': document.body.innerText.includes('Unexpected Application Error!'),
    };
  });
  return Object.entries(harm).flatMap(([words, isTrue]) => (isTrue ? [words] : []));
}
