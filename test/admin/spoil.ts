// Changes responses as a hostile API would: inserts texts and figures that might break the console.

const markup = `"'><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload=window.hacked=1>`;
const rest = `${markup}\n\u202Etxt.exe مرحبا ${'W'.repeat(5000)}`;

/** Markup, 5 kB of text, right-to-left text and a `javascript:` address, all in one. */
export const hostileText = `javascript:window.hacked=1//${rest}`;

/** Like `hostileText`, but an address on a foreign server. */
const foreignAddress = `https://evil.example/${rest}`;

/** The paths of the console's lists, and of all screens that get changed responses. */
export const lists = ['users', 'projects', 'investments', 'notifications', 'bank-accounts', 'admins', 'categories'];
export const spoiledScreens = [...lists, '', 'users/3', 'projects/266', 'investments/review', 'profile'];

/** Replaces a value, depending on the name of its field. */
export type Spoil = (name: string, value: unknown) => unknown;

/** Matches the names of fields that aren't free text: ids, times, amounts, enums. */
const isMeasured = /(_id|_at|_date|amount|_investment|invested|status|audience|role)$/;

/** Replaces texts, addresses and `null`, except in the fields that `isMeasured` matches. */
export const spoilTexts: Spoil = (name, value) =>
  isMeasured.test(name) || (typeof value !== 'string' && value !== null) ? value : hostileText;

/** Like `spoilTexts`, with huge but valid numbers, amounts and dates. Addresses lead to a foreign server. */
export const spoilFigures: Spoil = (name, value) => {
  if (/_id$/.test(name)) return value;
  if (/url$/.test(name)) return foreignAddress;
  if (typeof value === 'number') return 1e300;
  if (typeof value !== 'string') return spoilTexts(name, value);
  if (/(_at|_date)$/.test(name)) return `Jan 1, 2031 (${'W'.repeat(5000)})`;
  return /(amount|_investment|invested)$/.test(name) ? '9'.repeat(300) : spoilTexts(name, value);
};

/** Replaces every value except ids with hostile text, even numbers and booleans. */
export const spoilAll: Spoil = (name, value) => (/_id$/.test(name) ? value : hostileText);

/** Returns a response with its values replaced, and each list cut to three rows. */
export function spoilDeep(spoil: Spoil, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => spoilDeep(spoil, name, item));
  if (typeof value !== 'object' || value === null) return spoil(name, value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilDeep(spoil, key, part)]));
}

/** Returns a sentence for each kind of harm that a hostile text has done. Browser tests run this in the page. */
export const harmOf = (failure: string): string[] => {
  const all = [...document.querySelectorAll('*')];
  const addresses = all.flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const images = [...document.querySelectorAll('img')].filter(({ src }) => src && !src.startsWith(location.origin));
  const harm = {
    'a script ran': 'hacked' in window,
    'a handler was added': all.some(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))),
    'a script was added': document.scripts.length > 1,
    'an address is a script': addresses.some(
      (address) => !/^(https?|blob|data):/.test(new URL(address, location.href).protocol),
    ),
    'an image is on another server': images.length > 0,
    'the page scrolls sideways': document.documentElement.scrollWidth > window.innerWidth,
    'the screen is blank':
      !document.querySelector('main h1')?.textContent || !document.querySelector('main h1 ~ *, main header ~ *'),
    'the screen crashed': document.body.innerText.includes(failure),
  };
  return Object.entries(harm).flatMap(([words, isTrue]) => (isTrue ? [words] : []));
};
