// Renders the store with the toaster, a component that pushes toasts and one that reads notifications.
import { mockTimers } from '../support/clock.ts';
import '../support/dom.ts';
import { afterEach, beforeEach, mock } from 'node:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toastWords } from '../../src/content/toasts.ts';
import { StoreProvider } from '../../src/state/store.tsx';
import { useNotifications } from '../../src/state/use-notifications.ts';
import type { ToastCommand } from '../../src/toasts/create-toast.ts';
import { Toaster } from '../../src/toasts/Toaster.tsx';
import { useToast } from '../../src/toasts/use-toast.ts';

export let toast: ToastCommand;
export let pusherRenders = 0;
/** The titles of the notifications, newest first. */
export let notices: readonly string[];
/** Sets whether the window has the focus, and whether its tab is hidden. */
export const attention = { hasFocus: true, isHidden: false };

function Pusher() {
  toast = useToast();
  pusherRenders += 1;
  return null;
}

function Bell() {
  notices = useNotifications().items.map(({ title }) => title);
  return null;
}

export const toaster = <Toaster words={toastWords} />;
export const queueWith = (children: ReactNode = toaster) => (
  <StoreProvider>
    <Pusher />
    <Bell />
    {children}
  </StoreProvider>
);
export const renderQueue = (children?: ReactNode) => {
  const rendered = render(queueWith(children));
  pass(0);
  return rendered;
};

const itemsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(`ol > ${selector}`)];
/** Returns the elements of the toasts that aren't closing, newest first. */
export const items = () => itemsOf('li:not([inert])');
export const leaving = () => itemsOf('li[inert]').length;
export const contents = () => items().map((item) => item.querySelector('bdi')?.textContent);
export const region = (urgency: 'polite' | 'assertive') => document.querySelector(`[aria-live=${urgency}]`);
export const heard = (urgency: 'polite' | 'assertive') =>
  [...(region(urgency)?.children ?? [])].map((line) => line.textContent);
export const button = (name: string, index = 0) => screen.getAllByRole('button', { name })[index] as HTMLElement;

export const pass = (ms: number) => act(() => mock.timers.tick(ms));
/** Runs `work` in `act`, and the timers that are due at once. */
export const run = (work: () => unknown) => {
  act(() => void work());
  pass(0);
};

/** Gives each test its own clock, and a window with the focus. */
export function fakeTime(): void {
  beforeEach(() => {
    mockTimers(mock.timers, { apis: ['setTimeout', 'Date'], now: 1_700_000_000_000 });
    pusherRenders = 0;
    Object.assign(attention, { hasFocus: true, isHidden: false });
    // Makes `performance.now` follow the mocked timers instead of the system clock.
    const { now } = Date;
    mock.method(performance, 'now', () => now() - 1_700_000_000_000);
    mock.method(document, 'hasFocus', () => attention.hasFocus);
    mock.getter(document, 'hidden', () => attention.isHidden);
  });
  afterEach(() => {
    // Cleans up while the clock is still mocked.
    cleanup();
    // Resets the timers last, because restoring a mocked timer function brings back the fake one.
    mock.restoreAll();
    mock.timers.reset();
  });
}
