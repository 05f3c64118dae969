import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Investment } from '../../src/contract/investments.ts';
import { assertFaultless } from './support/axe.ts';
import { askServer, browserTest, stopClock } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

const decisionCall = /approve-reject/;

browserTest('pending investments are approved, rejected and taken back by the keyboard alone', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/investments/review');
  const title = page.locator('main h2').first();
  const at = (place: number) => page.getByText(`${place} of 33`).waitFor();
  await at(1);
  const first = await title.textContent();
  const takeBack = () => page.keyboard.press('u').then(() => at(1));
  const decisions = () => server.calls.filter((call) => decisionCall.test(call)).length;

  // Taken back within its five seconds, nothing was sent.
  await page.keyboard.press('a');
  await at(2);
  await takeBack();
  assert.equal(await title.textContent(), first);
  assert.equal(await page.getByText('sent in 5 seconds').count(), 0);
  assert.equal(decisions(), 0);

  // A key that is held down, or a second click, does not decide the case that comes next, unseen.
  for (let press = 0; press < 3; press++) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await at(2);
  await takeBack();
  for (const detail of [1, 2]) await page.getByRole('button', { name: 'Approve' }).dispatchEvent('click', { detail });
  await at(2);
  await takeBack();
  assert.equal(decisions(), 0);

  // The next decision sends the one before it.
  const approved = page.waitForRequest(decisionCall);
  await page.keyboard.press('a');
  await at(2);
  await page.keyboard.press('r');
  await page.getByRole('list', { name: 'Reasons to reject' }).waitFor();
  await page.keyboard.press('2');
  assert.equal((await approved).postDataJSON().status, 'approved');
  await at(3);

  // The last one goes by itself; leaving before that asks, and until the answer nothing is sent.
  const leave = page.getByRole('dialog', { name: 'Leave this page?' });
  const rejected = page.waitForRequest(decisionCall);
  await stopClock(page);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await page.getByText('sent in 5 seconds').waitFor();
  await page.getByRole('link', { name: 'Users' }).click();
  await leave.waitFor();
  await page.clock.runFor(9000);
  assert.equal(decisions(), 1);
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.clock.runFor(5000);
  const body = (await rejected).postDataJSON();
  assert.deepEqual([body.status, body.reason], ['rejected', 'The receipt does not match the amount.']);
  await page.getByText('sent in 5 seconds').waitFor({ state: 'detached' });
  await page.clock.resume();
  await page.keyboard.press('j');
  await at(4);
  await page.keyboard.press('k');
  await at(3);
  assert.deepEqual(unexpected(complaints), []);
});

browserTest(
  'the focus outlives the button of a case, and a notice tells of its own one in a translated page',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/investments/review');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('2 of 33').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
    // As a translator leaves it.
    await page.getByText('sent in 5 seconds').evaluate((notice) => {
      for (const text of [...notice.childNodes]) {
        const wrapper = document.createElement('font');
        text.replaceWith(wrapper);
        wrapper.append(text.textContent ?? '');
      }
    });
    const second = await page.locator('main h2').first().textContent();
    await page.keyboard.press('r');
    await page.keyboard.press('2');
    await page.getByText(`${second}: rejected, sent in 5 seconds.`).waitFor();
  },
);

browserTest('what another admin decides meanwhile is told when the window comes back', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments/review', 'ADMIN');
  await page.getByText('1 of 33').waitFor();
  const { token } = await server.signIn('SU');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const all = await fetch(`${server.address}/api/admin/get-all-investments`, { headers });
  const pending: Investment[] = (await all.json()).data.filter(({ status }: Investment) => status === 'pending');
  const [taken] = pending.toSorted((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  assert.ok(taken);
  await fetch(`${server.address}/api/admin/approve-reject-investment`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ investment_id: taken.investment_id, status: 'approved' }),
  });
  // The reasons that were open for it are not those of the next case.
  await page.keyboard.press('r');
  await page.getByRole('list', { name: 'Reasons to reject' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByText(`Decided by another admin meanwhile: ${taken.user_name}`).waitFor();
  // It stays, closed, with its reasons gone: a key that was meant for it decides no case that nobody has seen.
  await page.getByText('32 in all').waitFor();
  const own = page.getByRole('region', { name: taken.user_name });
  await own.getByText('Approved').waitFor();
  assert.equal(await page.getByRole('list', { name: 'Reasons to reject' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
  await page.getByText('Raised now').waitFor();
  assert.equal(await page.getByText('If approved').count(), 0);
  await page.keyboard.press('a');
  assert.equal(await page.getByText('sent in 5 seconds').count(), 0);
  await page.keyboard.press('j');
  await page.getByText('1 of 32').waitFor();

  // What was taken meanwhile is read anew, should a decision come too late.
  server.intercept = ({ url }) => (decisionCall.test(url ?? '') ? 409 : false);
  await page.clock.install();
  await page.keyboard.press('a');
  await page.getByText('2 of 32').waitFor();
  const renewed = page.waitForRequest(/get-all-investments/);
  await page.clock.runFor(6000);
  await renewed;
  await page.getByText('was not approved. Refused with 409.').waitFor();

  // A session that ends with a decision on its way is taken up again over the review.
  server.intercept = ({ url }) => (decisionCall.test(url ?? '') ? 401 : false);
  await page.keyboard.press('a');
  await page.getByText('sent in 5 seconds').waitFor();
  await page.clock.runFor(6000);
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
});

browserTest(
  'on a phone the decision is in sight with who and how much, and every state is without fault',
  async (t) => {
    const server = await serveConsole();
    const viewport = { width: 390, height: 844 };
    const { page, complaints } = await visitConsole(t, server, '/admin/investments/review', 'SU', { viewport });
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.waitFor();
    for (const part of [approve, page.getByRole('button', { name: 'Reject' }), page.locator('main h2').first()]) {
      const box = await part.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844);
    }
    await page.waitForFunction(() => document.querySelector('[role=status][aria-label^=Loading]') === null);
    await assertFaultless(page, 'a case');
    // A PDF is shown in a frame of its own; one that can't be read is a link alone.
    await page.route(/get-all-investments/, async (route) => {
      const { data, ...rest } = await (await askServer(route)).json();
      const withPdf = (row: object, index: number) => ({ ...row, receipt_url: `/files/${index % 2}.pdf` });
      await route.fulfill({ json: { ...rest, data: data.filter(isPending).map(withPdf) } });
    });
    await page.route('**/files/0.pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' }),
    );
    await page.route('**/files/1.pdf', (route) => route.fulfill({ status: 404, json: {} }));
    await showPdfs(page, true);
    await page.reload();
    const seen: boolean[] = [];
    for (let step = 0; step < 2; step++) {
      const answered = page.waitForResponse(/files\/\d\.pdf/);
      if (step > 0) await page.keyboard.press('j');
      const isThere = (await answered).ok();
      await page.getByRole('link', { name: 'Open receipt in a new tab' }).waitFor();
      if (isThere) await page.locator('iframe[title="Receipt"]').waitFor();
      assert.equal(await page.locator('iframe').count(), isThere ? 1 : 0);
      assert.equal(await page.getByRole('img', { name: 'Receipt' }).count(), 0);
      seen.push(isThere);
    }
    assert.deepEqual(seen.toSorted(), [false, true]);
    // Who can show none has the link alone: an empty frame would look like a receipt without words.
    for (const [has, userAgent] of [
      [false, 'a phone'],
      [true, 'Firefox/153.0'],
    ] as const) {
      await showPdfs(page, has, userAgent);
      await page.reload();
      await page.getByRole('link', { name: 'Open receipt in a new tab' }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.locator('iframe').count(), 0, userAgent);
    }
    assert.deepEqual(unexpected(complaints), []);
    await page.unrouteAll();
    await page.keyboard.press('r');
    await assertFaultless(page, 'the reasons');
    await moveTo(page, '/admin/investments?status=pending');
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('KYC').waitFor();
    await assertFaultless(page, 'the question before an approval');
  },
);

/** Says to the documents loaded from now on whether the browser shows PDFs: the one of the tests may have no viewer. */
async function showPdfs(page: Page, is: boolean, userAgent = 'Chrome'): Promise<void> {
  await page.addInitScript(
    ([pdfViewerEnabled, agent]) => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
      Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
    },
    [is, userAgent] as const,
  );
}

function isPending({ status }: Investment): boolean {
  return status === 'pending';
}
