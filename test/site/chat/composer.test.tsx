import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { controls, problems, typing } from '../../../src/content/chat.ts';
import { ChatPanel } from '../../../src/site/chat/view/ChatPanel.tsx';
import { field, isOff, log, send, settle, show } from './panel.tsx';

test('Enter sends a question, and Shift+Enter starts a new line', async () => {
  const { asked, user } = show();
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
  assert.deepEqual([field().value, asked.length], ['One\ntwo', 0]);
  await user.keyboard('{Enter}');
  assert.deepEqual([field().value, asked.map(({ question }) => question)], ['', ['One\ntwo']]);
});

test('while an input method composes, Enter sends nothing and Escape stops nothing', () => {
  const { asked, chat } = show();
  fireEvent.input(field(), { target: { value: 'にほん' } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  assert.equal(asked.length, 0);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  assert.equal(asked.length, 1);
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  assert.equal(chat.read().isPending, true);
});

test('Send is disabled without visible text and while an answer is pending', async () => {
  const { asked } = show();
  assert.equal(isOff(send()), true);
  fireEvent.input(field(), { target: { value: ' \u200b\n' } });
  assert.equal(isOff(send()), true);
  fireEvent.keyDown(field(), { key: 'Enter' });
  assert.equal(asked.length, 0);
  fireEvent.input(field(), { target: { value: 'One' } });
  assert.equal(isOff(send()), false);
  fireEvent.click(send());
  assert.deepEqual([isOff(send()), field().readOnly, screen.getByRole('status').textContent], [true, true, typing]);
  await settle(() => asked[0]?.answer('Yes'));
  assert.deepEqual([isOff(send()), field().readOnly, screen.getByRole('status').textContent], [true, false, 'Yes']);
});

test('while a question is pending, the field keeps the focus and a space doesn’t scroll the page', async () => {
  const { asked, user } = show();
  const announced = () => screen.getByRole('status').textContent;
  assert.equal(announced(), '');
  await user.type(field(), 'One{Enter}');
  assert.deepEqual([document.activeElement, announced()], [field(), typing]);
  const canScroll = (shiftKey: boolean) => fireEvent.keyDown(field(), { key: ' ', shiftKey });
  assert.deepEqual([canScroll(false), canScroll(true)], [false, false]);
  await settle(() => asked[0]?.onPartial('Half an'));
  assert.ok(within(log()).getByText('Half an'));
  assert.equal(announced(), typing);
  await settle(() => asked[0]?.answer('**Half** an [answer](/x)'));
  assert.deepEqual([document.activeElement, announced()], [field(), 'Half an answer']);
});

test('Escape and Stop cancel the pending question, which is marked as stopped', async () => {
  for (const giveUp of [
    () => fireEvent.keyDown(field(), { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('button', { name: controls.stop })),
  ]) {
    const { chat, user, unmount } = show();
    await user.type(field(), 'One{Enter}');
    giveUp();
    assert.equal(chat.read().messages.at(-1)?.problem, 'stopped');
    assert.ok(within(log()).getByText(problems.stopped));
    unmount();
    chat.clear();
  }
});

test('a question’s length limit is announced early, and a longer question is neither cut nor sent', () => {
  const { asked } = show();
  const write = (length: number) => fireEvent.input(field(), { target: { value: 'a'.repeat(length) } });
  write(1799);
  assert.equal(screen.queryByText(controls.room(201)), null);
  write(1990);
  assert.ok(screen.getByText(controls.room(10)));
  write(2003);
  assert.ok(screen.getByText(controls.room(-3)));
  fireEvent.keyDown(field(), { key: 'Enter' });
  assert.deepEqual([asked.length, field().value.length, isOff(send())], [0, 2003, true]);
});

test('a draft of a question survives unmounting its field', () => {
  const { chat, unmount } = show();
  fireEvent.input(field(), { target: { value: 'Half a quest' } });
  unmount();
  const again = render(<ChatPanel chat={chat} />);
  assert.equal(field().value, 'Half a quest');
  again.unmount();
});
