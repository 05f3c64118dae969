// Tests the main journeys of visitors and admins in each installed engine besides Chromium.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { NEW, patterns } from '../../src/admin/paths.ts';
import { labels } from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { controls, suggestions, widget } from '../../src/content/chat.ts';
import { openings, tabs } from '../../src/content/pages/careers.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import { jobs } from '../../src/content/pages/jobs.ts';
import { header } from '../../src/content/pages/shell.ts';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';
import { headerLinks, titleOf } from '../support/pages.ts';
import { TEST_MS } from '../support/patience.ts';
import { gate } from '../support/server.ts';
import { type Browser, engines, Key, launch } from '../support/webdriver.ts';
import { serveJourneys } from './support/journey-site.ts';
import { publicPaths } from './support/public-paths.ts';

const button = (name: string, tag = 'button') => `//${tag}[(. | @*)[normalize-space()="${name}"]]`;
const link = (name: string) => button(name, 'a');
const says = (text: string, within = '//*') => `${within}[contains(normalize-space(), "${text}")]`;
const inChat = (path: string) => `//*[@role="log"]${path}`;
const launcher = '//header//*[@aria-expanded]';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveJourneys>>;
/** Hydrates the page, as a reader's first move does. */
const moved = 'dispatchEvent(new Event("pointermove")) && "hydrated" in document.documentElement.dataset';
async function open(path: string, width = 1280) {
  await browser.resize(width);
  await browser.open(site.address + path);
  await browser.waits(moved);
}
async function isAt(path: string, y = 0) {
  const place = '[location.pathname, document.title, Math.round(scrollY)].join()';
  await browser.waits(`${place} === ${JSON.stringify(`${path},${await titleOf(path)},${y}`)}`);
}
async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await browser.type(`//*[@id=${says(label, '//label')}/@for]`, text);
}
const heading = (name: string) => browser.sees(`//main//h1[normalize-space()="${name}"]`);
async function openSignedIn(path: string) {
  await browser.open(`${site.address}/robots.txt`);
  const { token, user } = await site.signIn('SU');
  await browser.run('Object.assign(localStorage, arguments[0])', { token, user: JSON.stringify(user) });
  await browser.open(site.address + path);
  await browser.sees('//main//h1');
}

async function goBackAndForth(hasNavigationApi: boolean) {
  const scroll = () => browser.run('scrollTo({ top: 300, behavior: "instant" })');
  site.hasNavigationApi = hasNavigationApi;
  await open('/');
  site.hasNavigationApi = true;
  await scroll();
  for (const { href, label } of headerLinks.slice(1)) {
    await browser.click(`//header${link(label)}`);
    await isAt(href);
    await scroll();
  }
  for (const { href } of headerLinks.toReversed().slice(1)) {
    await browser.back();
    await isAt(href, 300);
  }
  await browser.forward();
  await isAt(headerLinks[1]?.href ?? '', 300);
}

const journeys: Record<string, () => Promise<void>> = {
  async 'every page opens without a complaint, none scrolls sideways, and drawings fit their paper'() {
    // WebKit has a dark theme here, but without grid lanes shows drawings in light colors.
    const fits = `document.querySelector("main h1") && document.documentElement.scrollWidth <= innerWidth && (
      CSS.supports("display: grid-lanes") || !matchMedia("(prefers-color-scheme: dark)").matches ||
      [...document.querySelectorAll("main img[src$='.svg']")].every((img) => getComputedStyle(img).colorScheme === "light"))`;
    for (const path of publicPaths) {
      await open(path, 390);
      for (const width of [390, 1280]) {
        await browser.resize(width);
        await browser.waits(fits);
      }
    }
  },
  async 'a visitor’s text and presses before hydration take effect afterward'() {
    site.scripts = gate();
    // Another name of this machine, whose files no cache has.
    await browser.open(`${site.address.replace('localhost', '127.0.0.1')}/blog`);
    await browser.type('//main//input[@type="search"]', 'zzzz');
    await browser.click(launcher);
    assert.equal(await browser.run('return document.documentElement.dataset.hydrated'), null);
    site.scripts.open();
    await browser.sees(says(labels.showing(0, posts.length)));
    await browser.sees(`//textarea[@aria-label="${controls.write}"]`);
  },
  'links, Back and Forward show the right page and position': () => goBackAndForth(true),
  'links, Back and Forward do the same without the Navigation API': () => goBackAndForth(false),

  async 'on a phone, the menu opens, leads to a page, and closes on Escape'() {
    const [, { href, label } = { href: '', label: '' }] = headerLinks;
    const isOpen = 'document.querySelector("header [popover]").matches(":popover-open")';
    await open('/', 390);
    await browser.click(button(header.menu));
    await browser.waits(isOpen);
    await browser.type(button(header.menu), Key.Escape);
    await browser.waits(`!${isOpen}`);
    await browser.click(button(header.menu), `//header${link(label)}`);
    await isAt(href);
    await browser.waits(`!${isOpen}`);
  },
  async 'accordions open and close, and only one job is open'() {
    const question = '(//main//summary)[1]';
    await open('/contact');
    await browser.click(question);
    await browser.sees(`${question}/parent::details[@open]`);
    await browser.click(question);
    await browser.sees(`${question}/parent::details[not(@open)]`);
    await open('/careers');
    for (const job of ['(//main//details[@name])[1]', '(//main//details[@name])[2]']) {
      await browser.click(`${job}/summary`);
      await browser.sees(`${job}[@open and count(//main//details[@name][@open]) = 1]`);
    }
  },
  async 'categories, search, order and pages filter articles and jobs'() {
    const [all, category] = categories;
    const popular = posts.toSorted((some, other) => other.views - some.views)[0];
    await open('/blog');
    await browser.click(`//button[contains(., "${category?.name}")]`);
    const count = posts.filter((post) => post.category === category?.id).length;
    await browser.sees(says(labels.showing(count, posts.length)));
    await browser.click(`//button[contains(., "${all?.name}")]`, '//main//option[@value="popular"]');
    await browser.sees(`(//article[@id])[1]${says(popular?.title ?? '', '')}`);
    await browser.click(button(labels.next));
    await browser.sees(`//button[@aria-current="page"]${says('2', '')}`);
    await open('/careers');
    await browser.click(button(tabs[1]?.label ?? ''));
    await browser.sees(says(openings.showing(jobs.filter((job) => job.category === tabs[1]?.id).length, jobs.length)));
    await browser.type('//main//input[@type="search"]', 'zzzz');
    await browser.sees(says(openings.showing(0, jobs.length)));
  },
  async 'the contact form asks for missing fields, sends for two seconds, and says thanks for five'() {
    await open('/contact');
    await browser.click(button(form.submit));
    await browser.waits('document.activeElement.name === "name"');
    await fill({ [form.name.label]: 'Ada', [form.email.label]: 'ada', [form.message.label]: 'A machine.' });
    await browser.click(`//option[normalize-space()="${serviceOptions[1]?.label}"]`, button(form.submit));
    await browser.waits('document.activeElement.name === "email"');
    const pressedAt = Date.now();
    await fill({ [form.email.label]: `@client.example${Key.Enter}` });
    await browser.sees('//button[@aria-busy="true"]');
    await browser.sees(`//*[@role="status"]${says(form.success.split('.')[0] ?? '')}`);
    const thankedAt = Date.now();
    await browser.waits('!document.querySelector("[data-kind=good]")');
    assert.ok(thankedAt - pressedAt > 1900 && Date.now() - thankedAt > 4800);
  },
  async 'the assistant streams its answer, and its chips and buttons work'() {
    site.answer = gate();
    await open('/chat');
    await browser.click(button(suggestions[0]));
    await browser.sees(says('The first half', inChat('//*')));
    site.answer.open();
    await browser.sees(inChat(link('our services')));
    const states = { [controls.fullscreen]: 'fullscreen', [controls.minimize]: 'minimized' };
    for (const [label, state] of Object.entries(states))
      for (const isOn of [true, false]) {
        await browser.click(button(label));
        await browser.waits(`document.querySelector("[data-fullscreen]").dataset.${state} === "${isOn}"`);
      }
    await browser.type('//textarea', `And Enter${Key.Enter}`);
    await browser.sees(`(${inChat(link('our services'))})[2]`);
    await browser.click(button(controls.clear), button(controls.undo), inChat(link('our services')));
    await isAt('/services');
  },
  async 'the widget answers, and hands the question over to the assistant'() {
    await open('/about');
    await browser.click(launcher);
    await browser.type('//textarea', `Remember me${Key.Enter}`);
    await browser.sees(says('Remember me', inChat('//*')));
    await browser.click(link(widget.fullChat));
    await isAt('/chat');
    await browser.waits(moved);
    await browser.waits('document.querySelector("main textarea").value === "Remember me"');
  },
  // In its back/forward cache, Firefox drops a page's messages to itself, which React needs to continue.
  async 'after Back, a page that was left with an open toast still closes it and shows another'() {
    const toast = '//section[@popover]//li[not(@inert)]';
    // A click would leave an `unload` listener in Firefox, which keeps a page out of the cache.
    const share = () => browser.type(`(//main//button[starts-with(@aria-label, "${labels.share}")])[1]`, Key.Enter);
    await open('/blog');
    await share();
    await browser.sees(toast);
    await browser.open(`${site.address}/robots.txt`);
    await browser.back();
    await browser.sees('//body[.//main and not(.//section[@popover]//li)]');
    await share();
    await browser.sees(toast);
  },
  async 'every screen opens without a complaint, fits, and follows when a phone is turned'() {
    await openSignedIn('/admin');
    // Rows are cards on narrow windows.
    const isLaidOut = `document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll(
      "main tbody tr:not(:has(form))")].every((row) => (getComputedStyle(row).display === "grid") === innerWidth < 768)`;
    for (const pattern of Object.values(patterns)) {
      await browser.open(`${site.address}/admin${pattern.replace(':id', pattern.includes('user') ? '1' : NEW)}`);
      await browser.waits('document.querySelector("main h1") && !document.querySelector("[aria-label^=Loading]")');
      for (const width of [390, 844, 1280]) {
        await browser.resize(width);
        await browser.waits(isLaidOut);
      }
    }
  },
  async 'an admin signs in, finds users by search, order and page, and switches one off'() {
    await browser.run('localStorage.clear()');
    await browser.open(`${site.address}/admin/users`);
    await fill({ Email: demoAccounts[0].email, Password: `${demoPassword}${Key.Enter}` });
    await heading('Users');
    await browser.click(link('Next'));
    await browser.sees(says('11 to 20 of'));
    await browser.click('//th//button[contains(., "Invested")]');
    await browser.sees('//th[@aria-sort="descending"][contains(., "Invested")]');
    await browser.type('//input[@type="search"]', 'Katya Vantongeren');
    await browser.sees(says('1 to 1 of 1 user'));
    await browser.click('//*[@role="switch"][@aria-checked="true"]');
    await browser.sees('//*[@role="switch"][@aria-checked="false"][@aria-busy="false"]');
  },
  async 'an admin undoes a decision, and adds a category and a project with an image'() {
    await openSignedIn('/admin/investments/review');
    await browser.click('//button[@aria-keyshortcuts="a"][@aria-disabled="false"]', '//button[@aria-keyshortcuts="u"]');
    await browser.sees(says('Undone.', '//*[@role="status"]'));
    await browser.click(`//nav${link('Categories')}`, link('New category'));
    await browser.type('//main//tbody//input', `Kelp${Key.Enter}`);
    await browser.sees('//main//tbody//*[normalize-space()="Kelp"]');
    await browser.click(`//nav${link('Projects')}`, link('New project'));
    await fill({ Title: 'Kelp farm', Description: 'Kelp, dried and sold.', 'Target amount': '25000' });
    await browser.click('//option[normalize-space()="Kelp"]', button('Create project'));
    await heading('Kelp farm');
    await browser.type('//input[@type="file"]', resolve('src/demo/api/seed/files/education.png'));
    await browser.sees('//ul[@aria-label="Images of the project"]//img');
  },
  async 'an admin saves a profile, and signs out in two windows at once'() {
    await openSignedIn('/admin/profile');
    await fill({ Name: ' the Second' });
    await browser.click(button('Save profile'));
    await browser.sees('//header//button[contains(., "the Second")]');
    const first = await browser.send('GetWindowHandle', {});
    const { handle } = (await browser.send('NewWindow', { type: 'tab' })) as { handle: string };
    await browser.send('SwitchToWindow', { handle });
    await browser.open(`${site.address}/admin/users`);
    await browser.click('//header//button[contains(., "the Second")]', button('Sign out'));
    await heading('Sign in');
    assert.equal(await browser.run('return localStorage.getItem("token")'), null);
    await browser.send('SwitchToWindow', { handle: first });
    await heading('Sign in');
  },
};

for (const engine of engines)
  describe(engine.name, { skip: engine.missing || false }, () => {
    before(async () => {
      [browser, site] = await Promise.all([launch(engine), serveJourneys()]);
    });
    after(() => browser.close());
    afterEach(() => assert.deepEqual(site.complaints.splice(0), [], 'complaints of the pages'));
    for (const [name, run] of Object.entries(journeys)) test(name, { timeout: TEST_MS }, run);
  });
