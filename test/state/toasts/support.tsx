import '../../support/dom.ts';
import { afterEach, beforeEach, mock } from 'node:test';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastsContext, useSlice } from '../../../src/state/contexts.ts';
import type { NotificationsState } from '../../../src/state/notifications/notifications.ts';
import { useNotifications } from '../../../src/state/notifications/use-notifications.ts';
import { StoreProvider } from '../../../src/state/store.tsx';
import type { ToastCommand } from '../../../src/state/toasts/create-toast.ts';
import { lostErrors } from '../../../src/state/toasts/lost-errors.ts';
import type { Toast } from '../../../src/state/toasts/toasts.ts';
import { useToast } from '../../../src/state/toasts/use-toast.ts';
import { useToaster } from '../../../src/state/toasts/use-toaster.ts';

export let toast: ToastCommand;
export let shown: readonly Toast[];
/** Contents of the toasts in the viewport: current ones, and all so far. */
export let inView: readonly ReactNode[];
export let everInView: readonly ReactNode[];
let noticeList: NotificationsState;
export const notices = () => noticeList.items.map(({ title }) => title);
export let pusherRenders = 0;
/** Whether the window has the focus. */
export const attention = { hasFocus: true };

export function Pusher() {
  toast = useToast();
  pusherRenders += 1;
  return null;
}
export function Reader() {
  shown = useSlice(ToastsContext, 'Reader').items;
  noticeList = useNotifications();
  return null;
}
export function Viewport() {
  const { toasts } = useToaster();
  inView = toasts.filter((toast) => !toast.isLeaving).map(({ content }) => content);
  everInView = [...new Set([...everInView, ...inView])];
  return null;
}

/** Renders the store with a component that only pushes, one that reads, and any others. */
export const queueWith = (extra: ReactNode) => (
  <StoreProvider noticesOf={lostErrors}>
    <Pusher />
    <Reader />
    {extra}
  </StoreProvider>
);
export const renderQueue = (extra: ReactNode = <Viewport />) => {
  const rendered = render(queueWith(extra));
  pass(0);
  return rendered;
};
export const contents = () => shown.filter((item) => !item.isLeaving).map((item) => item.content);
export const pass = (ms: number) => act(() => mock.timers.tick(ms));
/** Runs `work` in `act`, and the timers that are due at once. */
export const run = (work: () => void) => {
  act(work);
  pass(0);
};

/** Gives each test its own clock, and a window with the focus. */
export function fakeTime(): void {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_700_000_000_000 });
    pusherRenders = 0;
    everInView = [];
    attention.hasFocus = true;
    // Follows the mocked timers, independent of the system clock.
    const { now } = Date;
    mock.method(performance, 'now', () => now() - 1_700_000_000_000);
    mock.method(document, 'hasFocus', () => attention.hasFocus);
  });
  afterEach(() => {
    // Clean up while the clock is still mocked.
    cleanup();
    // In this order: a mock of a timer restores the fake timer.
    mock.restoreAll();
    mock.timers.reset();
  });
}
