// The screens of lists have no faults at any width.
import { browserTest } from './support/browser.ts';
import { assertFaultlessScreens } from './support/console-walk.ts';

browserTest('every list has no axe violation and fits, on a phone in dark and on a wide screen in light', (t) =>
  assertFaultlessScreens(t, [
    ['', 'Recent investments'],
    ['/users', 'Users'],
    ['/users?kyc=pending&sort=-invested', 'Users'],
    ['/users?search=nobody', 'No users match'],
    ['/categories', 'Categories'],
    ['/projects', 'Projects'],
    ['/investments', 'Investments'],
    ['/investments?status=approved&from=2026-01-01', 'Investments'],
    ['/notifications', 'Notifications'],
    ['/bank-accounts', 'Bank accounts'],
    ['/admins', 'Admins'],
  ]),
);
