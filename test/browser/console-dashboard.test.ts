import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';

const shared = [
  ['Pending investments', '33'],
  ['Invested', '$3,672,400.00'],
  ['Investments', '432'],
  ['Users', '246'],
  ['Active users', '215'],
  ['Projects', '37'],
  ['Active projects', '22'],
  ['Categories', '8'],
] as const;

const starts = [
  ['SU', '/admin', '/super-admin/dashboard-details', [...shared, ['Admins', '5'], ['Bank accounts', '6']]],
  ['ADMIN', '/dashboard', '/admin/dashboard-details', shared],
] as const;

for (const [role, base, call, figures] of starts) {
  browserTest(`${role} sees the figures of their own call, each a link to its list`, async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, base, role);
    const tiles = page.getByRole('list', { name: 'Figures' }).getByRole('link');
    await tiles.first().waitFor();
    assert.deepEqual(
      await tiles.allTextContents(),
      figures.map((figure) => figure.join(' ')),
    );
    assert.deepEqual(
      server.calls.filter((line) => line.includes('dashboard-details')),
      [`GET ${call}`],
    );
    await page.getByRole('link', { name: 'Pending investments 33' }).click();
    await page.waitForURL(`**${base}/investments?status=pending`);
    await page.getByText('1 to 10 of 33 investments').waitFor();
    assert.deepEqual(unexpected(complaints), []);
  });
}

browserTest('the months are drawn, and can be read as a table', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin');
  const chart = page.getByRole('img', { name: /^Invested per month, \w+ \d{4} to \w+ \d{4}$/ });
  await chart.waitFor();
  assert.equal(await chart.locator('rect').count(), 12);
  const table = page.getByRole('region', { name: 'Invested per month' }).locator('table');
  assert.equal(await table.isVisible(), false);
  await page.getByText('Show as a table').click();
  const rows = await table.locator('tbody tr').allTextContents();
  assert.equal(rows.length, 12);
  const bars = page.getByRole('list', { name: 'Months' }).getByRole('link');
  const titles = await bars.evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''));
  for (const [index, row] of rows.entries()) {
    const [month, amount] = titles[index]?.split(': ') ?? [];
    assert.ok(row.startsWith(`${month}${amount}`), row);
  }
  assert.equal(await page.locator('[style]').count(), 0);
  assert.deepEqual(unexpected(complaints), []);
});

browserTest(
  'a failure says so and is tried again; what is missing has no tile, what is unknown is named after its key',
  async (t) => {
    const server = await serveConsole();
    server.intercept = ({ url }) => (url?.includes('dashboard-details') ? 403 : false);
    const { page, complaints } = await visitConsole(t, server, '/admin');
    await page.getByRole('heading', { name: "You don't have access" }).waitFor();
    server.intercept = ({ url }) => (url?.includes('dashboard-details') ? 422 : false);
    await page.reload();
    await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
    server.intercept = () => false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('link', { name: 'Users 246', exact: true }).waitFor();

    await page.route('**/dashboard-details', (route) =>
      route.fulfill({
        json: {
          status: true,
          message: '',
          data: { total_users: 3, open_tickets: 12, note: 'x', recent_investments: [] },
        },
      }),
    );
    await page.reload();
    await page.getByText('No investments so far.').waitFor();
    const tiles = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
    assert.deepEqual(await tiles.allTextContents(), ['Users 3', 'Open tickets 12']);
    assert.equal(await page.getByText('Invested per month').count(), 0);
    assert.deepEqual(unexpected(complaints), []);
  },
);
