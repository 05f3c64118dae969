// Every call of the contract is made by a screen, in both roles, against the demo API.
import assert from 'node:assert/strict';
import type { Call } from '../../src/contract/call.ts';
import { SUPER_ADMIN } from '../../src/contract/session.ts';
import { type CallName, calls as endpoints } from '../../src/server/api/resources.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';
import { steps } from './support/console-steps.ts';

const table = Object.entries(endpoints) as readonly (readonly [CallName, Call])[];
/** The calls that screens make; the sign-in is none of them. */
const rows = table.filter(([name]) => name !== 'signIn');

const homes = { SU: '/admin', ADMIN: '/dashboard' } as const;

for (const role of ['SU', 'ADMIN'] as const) {
  browserTest(`the role ${role} makes every call that it may, through the screens`, async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, homes[role], role);
    const own = steps.filter((step) => !step.role || step.role === role);
    for (const { name, calls, run } of own) {
      server.calls.length = 0;
      await run(page);
      const sent = server.calls.filter((call) => !call.startsWith('GET /uploads/'));
      const made = sent.map((call) => nameOf(call, role));
      t.diagnostic(`${role}: ${name}\n    ${sent.join('\n    ')}`);
      assert.deepEqual(
        calls.filter((call) => !made.includes(call)),
        [],
        name,
      );
      assert.equal(made.includes(undefined), false, `${name}: ${sent.join(', ')}`);
    }
    const due = rows.filter(([, endpoint]) => isMeantFor(role, endpoint)).map(([name]) => name);
    const walked = own.flatMap(({ calls }) => calls);
    const missing = due.filter((name) => !walked.includes(name));
    t.diagnostic(`${role}: ${due.length - missing.length} of ${due.length} calls`);
    assert.deepEqual(missing, []);
    assert.deepEqual(unexpected(complaints), []);
  });
}

browserTest('every call has a step in support/console-steps.ts', async () => {
  const walked = new Set(steps.flatMap(({ calls }) => calls));
  assert.deepEqual([...walked].toSorted(), rows.map(([name]) => name).toSorted());
});

/** What lies below /super-admin is for the super-admin. */
function isMeantFor(role: 'SU' | 'ADMIN', { path }: Call): boolean {
  return role === SUPER_ADMIN || !path.startsWith('/super-admin/');
}

/** Which row a call is, by method and path; `undefined` for one that is in no row, or in none of this role. */
function nameOf(call: string, role: 'SU' | 'ADMIN'): CallName | undefined {
  const [method, address = ''] = call.split(' ');
  const found = rows.find(([, endpoint]) => {
    const path = (role === SUPER_ADMIN && endpoint.superPath) || endpoint.path;
    const pattern = new RegExp(`^${path.replace('{id}', '[^/]+')}$`);
    return isMeantFor(role, endpoint) && endpoint.method === method && pattern.test(address.split('?')[0] ?? '');
  });
  return found?.[0];
}
