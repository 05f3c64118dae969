// Renders the toaster with toasts invented by a test.
import '../../support/dom.ts';
import { mock } from 'node:test';
import { render } from '@testing-library/react';
import { toastWords } from '../../../src/content/toasts.ts';
import { Toaster } from '../../../src/ui/toaster/Toaster.tsx';
import type { ToastView } from '../../../src/ui/toaster/toast-view.ts';

export const view = (id: string, fields: Partial<ToastView> = {}): ToastView => ({
  id,
  kind: 'blank',
  presentation: 'dark',
  content: `Text ${id}`,
  icon: undefined,
  isLeaving: false,
  pushNumber: 1,
  ...fields,
});
export const callbacks = () => ({
  pause: mock.fn((_reason: string, _id?: string) => {}),
  resume: mock.fn((_reason: string) => {}),
  dismiss: mock.fn((_id?: string) => {}),
});
export type Callbacks = ReturnType<typeof callbacks>;

export function show(toasts: readonly ToastView[], calls: Callbacks = callbacks()) {
  const { rerender, container } = render(<Toaster toasts={toasts} words={toastWords} {...calls} />);
  const region = (kind: 'polite' | 'assertive') => container.querySelector(`[aria-live=${kind}]`)?.textContent;
  return {
    calls,
    region,
    update: (next: readonly ToastView[]) => rerender(<Toaster toasts={next} words={toastWords} {...calls} />),
  };
}
export const dismissed = ({ dismiss }: Callbacks) => dismiss.mock.calls.map((call) => call.arguments[0]);
