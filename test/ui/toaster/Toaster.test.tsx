import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { Toaster } from '../../../src/ui/toaster/Toaster.tsx';
import type { ToastView } from '../../../src/ui/toaster/toast-view.ts';

const view = (id: string, fields: Partial<ToastView> = {}): ToastView => ({
  id,
  kind: 'blank',
  presentation: 'dark',
  content: `Text ${id}`,
  icon: undefined,
  isLeaving: false,
  pushNumber: 1,
  ...fields,
});
const callbacks = () => ({
  pause: mock.fn((_reason: string, _id?: string) => {}),
  resume: mock.fn((_reason: string) => {}),
  dismiss: mock.fn((_id?: string) => {}),
});
type Callbacks = ReturnType<typeof callbacks>;

function show(toasts: readonly ToastView[], calls: Callbacks = callbacks()) {
  const { rerender, container } = render(<Toaster toasts={toasts} {...calls} />);
  const region = (kind: 'polite' | 'assertive') => container.querySelector(`[aria-live=${kind}]`)?.textContent;
  return { calls, region, update: (next: readonly ToastView[]) => rerender(<Toaster toasts={next} {...calls} />) };
}
const dismissed = ({ dismiss }: Callbacks) => dismiss.mock.calls.map((call) => call.arguments[0]);

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
    assert.equal(region('assertive'), 'Error: Text a');
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
    assert.equal(region('assertive'), 'Error: Failed');
    update([]);
    assert.equal(region('polite'), '');
    assert.equal(region('assertive'), '');
  });
});

describe('what is heard', () => {
  it('is the kind and the words, not the text of an icon, and a zero too', () => {
    const { region } = show([
      view('a', { kind: 'success', icon: <i>check</i>, content: 'Saved' }),
      view('b', { content: 0 }),
      view('c', { content: null }),
      view('d', { kind: 'loading', content: '' }),
    ]);
    assert.equal(region('polite'), 'Success: Saved0Loading: ');
  });

  it('is heard again when the same words are said again, and when they change', () => {
    const { update } = show([view('a')]);
    const line = () => document.querySelector('[aria-live=polite]')?.lastChild;
    const first = line();
    update([view('a')]);
    assert.equal(line(), first);
    update([view('a', { pushNumber: 2 })]);
    assert.notEqual(line(), first);
    update([view('a', { pushNumber: 2, content: 'Other words' })]);
    assert.equal(line()?.textContent, 'Other words');
  });

  it('is the text of the failure where content throws, which leaves the other toasts and the page alone', () => {
    const logged = mock.method(console, 'error', () => {});
    const Broken = () => {
      throw new Error('no such plan');
    };
    const broken = () => {
      throw new Error('no such user');
    };
    const { region, update } = show([
      view('a', { kind: 'error', content: <Broken /> }),
      view('b', { content: broken }),
    ]);
    assert.equal(region('assertive'), 'Error: Not shown: Error: no such plan');
    assert.equal(region('polite'), 'Not shown: Error: no such user');
    assert.equal(screen.getAllByRole('button', { name: 'Dismiss' }).length, 2);
    update([view('a', { kind: 'error', pushNumber: 2, content: 'Mended' })]);
    assert.equal(region('assertive'), 'Error: Mended');
    logged.mock.restore();
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
    const marks = screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent);
    assert.deepEqual(marks, ['own', undefined]);
  });

  it('pauses the time for itself while a pointer moves on it, not when it comes under one at rest', () => {
    const { calls } = show([view('a')]);
    const item = screen.getByRole('listitem');
    fireEvent.pointerEnter(item);
    fireEvent.pointerMove(item, { movementX: 0, movementY: 0 });
    assert.equal(calls.pause.mock.callCount(), 0);
    fireEvent.pointerMove(item, { movementX: 1, movementY: 0 });
    assert.deepEqual(calls.pause.mock.calls.at(-1)?.arguments, ['hover', 'a']);
    fireEvent.pointerLeave(item);
    assert.deepEqual(calls.resume.mock.calls.at(-1)?.arguments, ['hover']);
  });

  it('tells its content function that it is leaving', () => {
    const content = ({ isLeaving }: { isLeaving: boolean }) => (isLeaving ? 'Bye' : 'Here');
    const { update } = show([view('a', { content })]);
    assert.ok(screen.getByRole('listitem').textContent?.includes('Here'));
    update([view('a', { content, isLeaving: true })]);
    assert.ok(document.querySelector('li')?.textContent?.includes('Bye'));
  });

  it('is its content alone where that brings its own frame', () => {
    show([view('a', { kind: 'custom', isBare: true, content: <article>Own</article> })]);
    assert.equal(screen.queryByRole('button'), null);
    assert.equal(screen.getByRole('listitem').textContent, 'Own');
  });

  it('has one button to dismiss all from five on', () => {
    const toasts = ['a', 'b', 'c', 'd', 'e'].map((id) => view(id));
    const { calls, update } = show(toasts.slice(1));
    const all = () => screen.queryByRole('button', { name: 'Dismiss all' });
    assert.equal(all(), null);
    update([view('f', { isLeaving: true }), ...toasts.slice(1)]);
    assert.equal(all(), null);
    update(toasts);
    const button = all();
    assert.ok(button);
    fireEvent.click(button);
    assert.deepEqual(dismissed(calls), [undefined]);
  });

  it('cannot be clicked away while it is loading', () => {
    const { calls } = show([view('a', { kind: 'loading', presentation: 'light' })]);
    fireEvent.click(screen.getByRole('listitem'));
    assert.deepEqual(dismissed(calls), []);
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

  it('keeps the focus in a toast whose content had it and went with an update', () => {
    const { update } = show([view('a', { content: <button type="button">Retry</button> })]);
    screen.getByRole('button', { name: 'Retry' }).focus();
    update([view('a', { content: 'Sending' })]);
    assert.equal(document.activeElement, screen.getByRole('listitem'));
  });

  it('goes on to the next toast when the one that has the focus is removed or evicted, then back', () => {
    const { update } = show([]);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    update([view('b'), view('a')]);
    press('KeyT', { altKey: true });
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
    update([view('a')]);
    assert.equal(document.activeElement, screen.getByRole('listitem'));
    update([]);
    assert.equal(document.activeElement, input);
    input.remove();
  });

  it('goes to the main part of the page where the place that it came from has gone', () => {
    const { update } = show([]);
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    update([view('a')]);
    press('KeyT', { altKey: true });
    update([view('a', { isLeaving: true })]);
    assert.equal(document.activeElement, main);
    main.remove();
  });

  it('goes back with a second Alt+T', () => {
    const { update } = show([]);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    update([view('a')]);
    press('KeyT', { altKey: true });
    assert.equal(document.activeElement, screen.getByRole('listitem'));
    press('KeyT', { altKey: true });
    assert.equal(document.activeElement, input);
    input.remove();
  });
});
