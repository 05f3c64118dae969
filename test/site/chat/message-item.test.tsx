import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controls } from '../../../src/content/chat.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { MessageItem } from '../../../src/site/chat/message/MessageItem.tsx';
import { replaceProperty } from '../../support/replace-property.ts';
import { manualChat } from './manual-chat.ts';

const answer: Message = {
  id: 'a',
  text: 'Run this:\n\n```\nnpm ci\n```',
  sender: 'ai',
  timestamp: Date.now(),
  type: 'text',
};
const { chat } = manualChat();
const show = (message: Partial<Message> = {}) =>
  render(<MessageItem chat={chat} message={{ ...answer, ...message }} act={(does) => does()} />);
const [copy, done, notCopied] = controls.copy;
const copies = () => screen.queryAllByRole('button', { name: copy });

test('Copy copies a whole answer as Markdown, or one of its code blocks, and confirms it', async (t) => {
  const user = userEvent.setup();
  const copied: string[] = [];
  replaceProperty(t, navigator, 'clipboard', { writeText: async (words: string) => void copied.push(words) });
  const { unmount } = show();
  const [whole, code] = copies();
  for (const [button, expected] of [
    [whole, answer.text],
    [code, 'npm ci'],
  ] as const) {
    await user.click(button as HTMLElement);
    assert.equal(copied.at(-1), expected);
    assert.equal(document.activeElement?.textContent, done);
  }
  await user.tab();
  assert.equal(copies().length, 2, 'without the focus, each button says Copy again');
  unmount();
});

test('Copy takes the focus in browsers where a click doesn’t focus buttons', (t) => {
  replaceProperty(t, navigator, 'clipboard', { writeText: async () => undefined });
  const { unmount } = show();
  for (const button of copies()) {
    fireEvent.click(button);
    assert.equal(document.activeElement, button);
  }
  unmount();
});

test('without a clipboard, Copy says that nothing was copied, and selects the text', async (t) => {
  const user = userEvent.setup();
  replaceProperty(t, navigator, 'clipboard', undefined);
  const { unmount } = show();
  const [whole, code] = copies();
  for (const [button, expected] of [
    [whole, /^Run this:.*npm ci$/],
    [code, /^npm ci$/],
  ] as const) {
    await user.click(button as HTMLElement);
    assert.equal(document.activeElement?.textContent, notCopied);
    assert.match(String(document.getSelection()), expected);
  }
  unmount();
});

test('an answer of 1 MB shows its beginning with formatting, and on request its end', async () => {
  const text = `**Start**${' word'.repeat(200_000)} the end.`;
  const { unmount, container } = show({ text });
  assert.equal(screen.getByText('Start').localName, 'strong');
  assert.doesNotMatch(container.textContent ?? '', /the end\./);
  fireEvent.click(screen.getByRole('button', { name: controls.whole }));
  assert.equal(container.textContent?.match(/word/g)?.length, 200_000);
  assert.match(document.activeElement?.textContent ?? '', /the end\.$/);
  assert.equal(screen.queryByRole('button', { name: controls.whole }), null);
  unmount();
});

test('a message shows its time and Copy, unless it is an opening message', () => {
  const time = /\d:\d\d\s[AP]M/;
  const { unmount } = show();
  assert.match(screen.getByText(time).tagName, /^time$/i);
  unmount();
  const opening = show({ timestamp: 0, text: 'Hello' });
  assert.deepEqual([screen.queryByText(time), copies()], [null, []]);
  opening.unmount();
});
