// Tests the main journeys in an installed Firefox, with `npm start` and its demo.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { labels } from '../../src/content/blog/blog.ts';
import { senders } from '../../src/content/chat.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import { faq, hero } from '../../src/content/pages/home.ts';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { type Firefox, firefoxPath, launchFirefox } from '../support/firefox.ts';
import { headerLinks } from '../support/pages.ts';
import { WAIT_MS } from '../support/patience.ts';
import { demoPassword } from './support/console.ts';
import { startPreview } from './support/preview.ts';

const ENTER = '\uE007';
const button = (name: string) => `//button[normalize-space()="${name}"]`;
const link = (name: string) => `//a[normalize-space()="${name}"]`;
const heading = (name: string) => `//h1[normalize-space()="${name}"]`;
const labeled = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;

describe('Firefox', { skip: firefoxPath ? false : 'no Firefox was found' }, () => {
  let firefox: Firefox;
  let preview: Awaited<ReturnType<typeof startPreview>>;
  before(async () => {
    [firefox, preview] = await Promise.all([launchFirefox(firefoxPath ?? ''), startPreview()]);
  });
  after(async () => {
    preview.child.removeAllListeners('exit').kill();
    await firefox.close();
  });

  // In its back/forward cache, Firefox drops a page's messages to itself, which React needs to continue.
  test('after Back, a page that was left with an open toast still closes it and shows another', async () => {
    const open = '//section[@popover]//li[not(@inert)]';
    // A click of the protocol itself would leave an `unload` listener, which keeps a page out of the cache.
    const share = `document.querySelector('main button[aria-label^="${labels.share}"]').click()`;
    // Firefox doesn't keep a page that still loads code of linked pages.
    let isKept: unknown = false;
    const startedAt = Date.now();
    while (!isKept) {
      assert.ok(Date.now() - startedAt < WAIT_MS, 'Firefox kept the page');
      await firefox.open(`${preview.address}/blog`);
      await firefox.run(share);
      await firefox.sees(open);
      await firefox.run('document.body.dataset.left = true');
      await firefox.open(`${preview.address}/robots.txt`);
      await firefox.back();
      isKept = await firefox.run('return document.body.dataset.left');
    }
    await firefox.sees('//body[not(.//section[@popover]//li)]');
    await firefox.run(share);
    await firefox.sees(open);
  });

  test('a visitor reads, asks the assistant and writes a message', async () => {
    await firefox.open(preview.address);
    const scripts = 'return performance.getEntriesByType("resource").filter(({ name }) => /\\.js$/.test(name)).length';
    assert.equal(await firefox.run(scripts), 0, 'scripts before the first gesture');
    await firefox.sees(`//h1[contains(., "${hero.title.split(' ')[0]}")]`);
    for (const { href, label } of headerLinks.slice(1)) {
      await firefox.click(`//header${link(label)}`);
      await firefox.sees(`//main//h1`);
      assert.equal(await firefox.run('return location.pathname'), href);
    }
    await firefox.open(`${preview.address}/chat`);
    await firefox.type('//textarea', `${faq[0]?.question}${ENTER}`);
    await firefox.sees(`//*[@role="log"]//*[contains(., "${senders.ai}")]//p`);

    await firefox.open(`${preview.address}/contact`);
    await firefox.type(labeled(form.name.label), 'Ada');
    await firefox.type(labeled(form.email.label), 'ada@client.example');
    await firefox.click(`//option[normalize-space()="${serviceOptions[1]?.label}"]`);
    await firefox.type(labeled(form.message.label), 'A machine.');
    await firefox.click(button(form.submit));
    await firefox.sees(`//*[@role="status"][contains(., "${form.success.split('.')[0]}")]`);
  });

  test('an admin signs in, finds a user, creates a category and signs out', async () => {
    await firefox.open(`${preview.address}/admin/users?search=katya`);
    await firefox.type(labeled('Email'), demoAccounts[0].email);
    await firefox.type('//input[@type="password"]', `${demoPassword}${ENTER}`);
    await firefox.click('//main//tbody//th//a');
    await firefox.sees('//h1[contains(., "Katya")]');
    await firefox.click(`//nav${link('Categories')}`);
    await firefox.click(link('New category'));
    await firefox.type('//main//tbody//input', `Kelp${ENTER}`);
    await firefox.sees('//main//tbody//*[normalize-space()="Kelp"]');
    await firefox.click(`//header//button[contains(@aria-label, "demo") or contains(., "demo")]`);
    await firefox.click(button('Sign out'));
    await firefox.sees(heading('Sign in'));
    assert.equal(await firefox.run('return localStorage.getItem("token")'), null);
  });
});
