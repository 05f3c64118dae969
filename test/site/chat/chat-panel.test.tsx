import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, suggestions, typing } from '../../../src/content/chat.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { createChat } from '../../../src/site/chat/create-chat.ts';
import { ChatPanel } from '../../../src/site/chat/view/ChatPanel.tsx';

const opening: readonly Message[] = [
  { id: 'a', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' },
  { id: 'b', text: 'Pick one', sender: 'ai', timestamp: 0, type: 'quick-reply' },
];

/** A panel whose answers are given by hand. */
function show() {
  const asked: { question: string; answer: (text: string) => void; fail: () => void }[] = [];
  const ask = (question: string) =>
    new Promise<string>((answer, reject) =>
      asked.push({ question, answer, fail: () => reject(new Error('500 secret')) }),
    );
  const chat = createChat({ opening, ask });
  const panel = <ChatPanel chat={chat} place="page" title="Assistant" actions={null} suggestions={suggestions} />;
  const { unmount } = render(panel);
  return { chat, asked, unmount, user: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const settle = (tell: () => void) => act(async () => tell());

test('Enter sends, Shift+Enter starts a new line', async () => {
  const { asked, user } = show();
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
  assert.deepEqual([field().value, asked.length], ['One\ntwo', 0]);
  await user.keyboard('{Enter}');
  assert.deepEqual([field().value, asked.map(({ question }) => question)], ['', ['One\ntwo']]);
});

test('Enter while an input method composes sends nothing', () => {
  const { asked } = show();
  fireEvent.input(field(), { target: { value: 'にほん' } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  assert.equal(asked.length, 0);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  assert.equal(asked.length, 1);
});

test('a double Enter, a double click and a suggestion clicked twice are one request each', () => {
  const intents: (() => void)[] = [
    () => fireEvent.keyDown(field(), { key: 'Enter' }),
    () => fireEvent.click(send()),
    () => {
      const suggestion = screen.queryByRole('button', { name: suggestions[0] });
      if (suggestion) fireEvent.click(suggestion);
    },
  ];
  for (const intend of intents) {
    const { asked, unmount } = show();
    fireEvent.input(field(), { target: { value: 'One' } });
    intend();
    intend();
    assert.equal(asked.length, 1);
    unmount();
  }
});

test('send is disabled without visible text and while an answer is pending', async () => {
  const { asked } = show();
  assert.equal(send().disabled, true);
  fireEvent.input(field(), { target: { value: ' \u200b\n' } });
  assert.equal(send().disabled, true);
  fireEvent.keyDown(field(), { key: 'Enter' });
  assert.equal(asked.length, 0);
  fireEvent.input(field(), { target: { value: 'One' } });
  assert.equal(send().disabled, false);
  fireEvent.click(send());
  assert.deepEqual([send().disabled, field().disabled, screen.getByRole('status').textContent], [true, true, typing]);
  await settle(() => asked[0]?.answer('Yes'));
  assert.deepEqual([send().disabled, field().disabled, screen.getByRole('status').textContent], [true, false, '']);
});

test('suggestions are shown with the opening messages only, and again after clearing', async () => {
  const { chat, asked } = show();
  const shown = () => suggestions.filter((name) => screen.queryByRole('button', { name }));
  assert.equal(shown().length, 5);
  fireEvent.click(screen.getByRole('button', { name: suggestions[1] }));
  assert.deepEqual([shown(), asked[0]?.question], [[], suggestions[1]]);
  await settle(() => asked[0]?.answer('Yes'));
  assert.deepEqual(shown(), []);
  act(() => chat.clear());
  assert.equal(shown().length, 5);
});

test('a failure says one friendly sentence, keeps the question, and offers Retry and a mail link', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.fail());
  assert.ok(log().textContent?.includes(suggestions[0]) && log().textContent?.includes(failure));
  assert.doesNotMatch(document.body.textContent ?? '', /secret|500/);
  assert.match(screen.getByRole<HTMLAnchorElement>('link').href, /^mailto:/);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  assert.deepEqual(
    asked.map(({ question }) => question),
    [suggestions[0], suggestions[0]],
  );
  assert.equal(screen.queryByText(failure), null);
  await settle(() => asked[1]?.answer('Yes'));
  assert.ok(screen.getByText('Yes'));
});

test("a reply's markup stays text, and its links open safely", async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  const reply = '<img src=x onerror=alert(1)> <script>x</script> [a](javascript:alert(1)) https://a.example/b.';
  await settle(() => asked[0]?.answer(reply));
  assert.ok(log().textContent?.includes(reply));
  assert.equal(log().querySelector('img, script'), null);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  assert.deepEqual(
    links.map(({ href, target, rel }) => [href, target, rel]),
    [['https://a.example/b', '_blank', 'noopener noreferrer nofollow']],
  );
});

test('a megabyte of reply shows its beginning and a way to the rest', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.answer('word '.repeat(200_000)));
  const shown = log().textContent?.length ?? 0;
  assert.ok(shown < 5000, `${shown} characters`);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  assert.ok((log().textContent?.length ?? 0) > 15_000);
});

test('neither a keystroke nor a new message renders a message again', async (t) => {
  const asked: ((text: string) => void)[] = [];
  const history: Message[] = Array.from({ length: 500 }, (_, index) => ({
    id: `m${index}`,
    text: `Message ${index}`,
    sender: index % 2 ? 'ai' : 'user',
    timestamp: 1,
    type: 'text',
  }));
  const chat = createChat({ opening: history, ask: () => new Promise((answer) => asked.push(answer)) });
  // Every message tells its time when it renders.
  const rendered = t.mock.method(Date.prototype, 'toLocaleTimeString').mock;
  render(<ChatPanel chat={chat} place="page" title="Assistant" actions={null} />);
  assert.equal(rendered.callCount(), 500);
  for (const value of ['a', 'ab', '', 'c']) fireEvent.input(field(), { target: { value } });
  assert.equal(rendered.callCount(), 500);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle(() => asked[0]?.('Yes'));
  assert.equal(rendered.callCount(), 502);
});

test('who writes can go on writing once the answer is there', async () => {
  const { asked, user } = show();
  await user.type(field(), 'One{Enter}');
  assert.equal(document.activeElement, log());
  await settle(() => asked[0]?.answer('Yes'));
  await waitFor(() => assert.equal(document.activeElement, field()));
});
