import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { Toaster } from '../../../src/ui/toaster/Toaster.tsx';
import type { ToastView } from '../../../src/ui/toaster/ToastList.tsx';

const view = (id: string, fields: Partial<ToastView> = {}): ToastView => ({
  id,
  kind: 'blank',
  presentation: 'dark',
  content: `Text ${id}`,
  icon: undefined,
  isLeaving: false,
  ...fields,
});
const callbacks = () => ({
  onPause: mock.fn((_reason: string) => {}),
  onResume: mock.fn((_reason: string) => {}),
  onDismiss: mock.fn((_id: string) => {}),
});
type Callbacks = ReturnType<typeof callbacks>;

function show(toasts: readonly ToastView[], calls: Callbacks = callbacks()) {
  const { rerender, container } = render(<Toaster toasts={toasts} {...calls} />);
  const region = (kind: 'polite' | 'assertive') => container.querySelector(`[aria-live=${kind}]`)?.textContent;
  return { calls, region, update: (next: readonly ToastView[]) => rerender(<Toaster toasts={next} {...calls} />) };
}
const dismissed = ({ onDismiss }: Callbacks) => onDismiss.mock.calls.map((call) => call.arguments[0]);

async function prerenderToText(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

describe('the live regions', () => {
  it('are prerendered empty, without inline style, and hydrate without a mismatch', async () => {
    const html = await prerenderToText(<Toaster toasts={[]} {...callbacks()} />);
    assert.match(html, /aria-live="polite"/);
    assert.match(html, /aria-live="assertive"/);
    assert.doesNotMatch(html, /style=/);
    const host = document.createElement('div');
    host.append(document.createRange().createContextualFragment(html));
    const onRecoverableError = mock.fn();
    const before = host.querySelector('[aria-live=polite]');
    await act(async () => {
      hydrateRoot(host, <Toaster toasts={[]} {...callbacks()} />, { onRecoverableError });
    });
    assert.equal(onRecoverableError.mock.callCount(), 0);
    assert.equal(host.querySelector('[aria-live=polite]'), before);
  });

  it('prerender toasts too, should there be any', async () => {
    const html = await prerenderToText(<Toaster toasts={[view('a', { presentation: 'light' })]} {...callbacks()} />);
    assert.match(html, /Text a/);
    assert.doesNotMatch(html, /style=/);
  });

  it('say errors assertively and the rest politely, text only', () => {
    const { region } = show([view('a', { kind: 'error' }), view('b', { content: <b>Bold b</b> }), view('c')]);
    assert.equal(region('assertive'), 'Text a');
    assert.equal(region('polite'), 'Bold bText c');
  });

  it('say a toast once, and its outcome anew', async () => {
    const { region, update } = show([view('a', { kind: 'loading' })]);
    const politeRegion = document.querySelector('[aria-live=polite]');
    assert.ok(politeRegion);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(politeRegion, { childList: true, subtree: true, characterData: true });
    update([view('b'), view('a', { kind: 'loading' })]);
    await Promise.resolve();
    assert.deepEqual(
      changes.flatMap((change) => [...change.addedNodes]).map((node) => node.textContent),
      ['Text b'],
    );
    observer.disconnect();
    update([view('b'), view('a', { kind: 'error', content: 'Failed' })]);
    assert.equal(region('polite'), 'Text b');
    assert.equal(region('assertive'), 'Failed');
    update([]);
    assert.equal(region('polite'), '');
    assert.equal(region('assertive'), '');
  });
});

describe('a toast', () => {
  it('shows a text, an element, or what a function makes of it', () => {
    show([
      view('a'),
      view('b', { content: <em>Element</em> }),
      view('c', { kind: 'custom', content: ({ id, kind }) => `${kind} ${id}` }),
    ]);
    const list = within(screen.getByRole('list'));
    for (const text of ['Text a', 'Element', 'custom c']) assert.ok(list.getByText(text));
  });

  it('has a close button', () => {
    const { calls } = show([view('a'), view('b')]);
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    assert.ok(first);
    fireEvent.click(first);
    assert.deepEqual(dismissed(calls), ['a']);
  });

  it('takes an icon of its own, or none', () => {
    show([view('a', { kind: 'success', icon: <i>own</i> }), view('b', { kind: 'success', icon: null })]);
    const items = screen.getAllByRole('listitem');
    assert.deepEqual(
      items.map((item) => item.querySelectorAll('svg').length),
      [1, 1],
    );
    assert.ok(screen.getByText('own'));
  });

  it('pauses the time while a pointer is on it', () => {
    const { calls } = show([view('a')]);
    const item = screen.getByRole('listitem');
    fireEvent.pointerEnter(item);
    assert.deepEqual(calls.onPause.mock.calls.at(-1)?.arguments, ['hover@a']);
    fireEvent.pointerLeave(item);
    assert.deepEqual(calls.onResume.mock.calls.at(-1)?.arguments, ['hover@a']);
  });

  it('is out of reach on its way out', () => {
    const { update } = show([view('a')]);
    update([view('a', { isLeaving: true })]);
    assert.ok(document.querySelector('li')?.hasAttribute('inert'));
  });

  it('closes on click in the light presentation only, and not on what is interactive', () => {
    const content = (
      <>
        Copied. <a href="#plan">See the plan</a>
      </>
    );
    const { calls } = show([view('a', { presentation: 'light', content }), view('b', { content: 'Dark' })]);
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(within(screen.getByRole('list')).getByText('Dark'));
    assert.deepEqual(dismissed(calls), []);
    const [light] = screen.getAllByRole('listitem');
    assert.ok(light);
    fireEvent.click(light);
    assert.deepEqual(dismissed(calls), ['a']);
  });
});

describe('the keyboard', () => {
  const press = (code: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { code, ...init });

  it('reaches the newest toast with Alt+T by key code, and Escape gives the focus back', () => {
    const { calls, update } = show([]);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    press('KeyT', { key: '†', altKey: true });
    assert.equal(document.activeElement, input);
    update([view('b'), view('a')]);
    press('KeyT', { key: '†', altKey: true, ctrlKey: true });
    assert.equal(document.activeElement, input);
    press('KeyT', { key: '†', altKey: true });
    assert.equal(document.activeElement, screen.getAllByRole('listitem')[0]);
    const outer = mock.fn();
    window.addEventListener('keydown', outer);
    press('Escape', { key: 'Escape' });
    window.removeEventListener('keydown', outer);
    assert.equal(outer.mock.callCount(), 0);
    assert.deepEqual(dismissed(calls), ['b']);
    update([view('b', { isLeaving: true }), view('a')]);
    assert.equal(document.activeElement, input);
    input.remove();
  });

  it('passes over a toast on its way out', () => {
    show([view('b', { isLeaving: true }), view('a')]);
    press('KeyT', { altKey: true });
    assert.match(document.activeElement?.textContent ?? '', /Text a/);
  });

  it('does not hold the time for content that had the focus and went with an update', () => {
    const { calls, update } = show([view('a', { content: <button type="button">Retry</button> })]);
    screen.getByRole('button', { name: 'Retry' }).focus();
    update([view('a', { content: 'Sending' })]);
    assert.deepEqual(calls.onResume.mock.calls.at(-1)?.arguments, ['focus@a']);
  });
});
