import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controls, person, problems, suggestions, typing } from '../../../src/content/chat.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { createChat, type OnPartial } from '../../../src/site/chat/create-chat.ts';
import { ChatPanel } from '../../../src/site/chat/view/ChatPanel.tsx';

const opening: readonly Message[] = [
  { id: 'a', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' },
  { id: 'b', text: 'Pick one', sender: 'ai', timestamp: 0, type: 'quick-reply', suggestions },
];

/** Renders a panel whose replies the test gives. */
function show() {
  const asked: {
    question: string;
    onPartial: OnPartial;
    answer: (text: string) => void;
    fail: () => void;
  }[] = [];
  const ask = (question: string, _signal: AbortSignal, onPartial: OnPartial) =>
    new Promise<string>((answer, reject) =>
      asked.push({ question, onPartial, answer, fail: () => reject(new Error('500 secret')) }),
    );
  sessionStorage.clear();
  const chat = createChat({ name: 'test', opening, ask });
  const panel = <ChatPanel chat={chat} />;
  const { unmount } = render(panel);
  return { chat, asked, unmount, user: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: controls.write });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: controls.send });
const isOff = (element: HTMLElement) =>
  element.ariaDisabled === 'true' || element.getAttribute('aria-disabled') === 'true';
const log = () => screen.getByRole('log', { name: controls.messages });
const settle = (tell: () => void) => act(async () => tell());

test('Enter sends, Shift+Enter starts a new line', async () => {
  const { asked, user } = show();
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
  assert.deepEqual([field().value, asked.length], ['One\ntwo', 0]);
  await user.keyboard('{Enter}');
  assert.deepEqual([field().value, asked.map(({ question }) => question)], ['', ['One\ntwo']]);
});

test('Enter while an input method composes sends nothing, Escape stops nothing', () => {
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

test('suggestions are shown with the opening messages only, and again after clearing', async () => {
  const { chat, asked } = show();
  const shown = () => suggestions.filter((name) => screen.queryByRole('button', { name }));
  assert.equal(shown().length, suggestions.length);
  fireEvent.click(screen.getByRole('button', { name: suggestions[1] }));
  assert.deepEqual([shown(), asked[0]?.question], [[], suggestions[1]]);
  await settle(() => asked[0]?.answer('Yes'));
  assert.deepEqual(shown(), []);
  act(() => chat.clear());
  assert.equal(shown().length, suggestions.length);
});

test('questions that an answer suggests are quick replies below it, until the next one is asked', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.onPartial('Half', ['What next?']));
  assert.equal(screen.queryByRole('button', { name: 'What next?' }), null);
  await settle(() => asked[0]?.answer('Half an answer'));
  assert.equal(screen.getByRole('status').textContent, 'Half an answer');
  fireEvent.click(screen.getByRole('button', { name: 'What next?' }));
  assert.deepEqual([asked[1]?.question, screen.queryByRole('button', { name: 'What next?' })], ['What next?', null]);
  await settle(() => asked[1]?.fail());
  assert.equal(screen.queryByRole('button', { name: 'What next?' }), null);
});

test('a failure says one friendly sentence, keeps the question, and offers Retry and a mail link', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.fail());
  assert.ok(log().textContent?.includes(suggestions[0]) && log().textContent?.includes(problems.failed));
  assert.doesNotMatch(document.body.textContent ?? '', /secret|500/);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: person.mail });
  fireEvent.click(mail);
  assert.match(decodeURIComponent(mail.href), new RegExp(`^mailto:.*Me: ${suggestions[0]}`, 's'));
  fireEvent.click(screen.getByRole('button', { name: controls.retry }));
  assert.deepEqual(
    asked.map(({ question }) => question),
    [suggestions[0], suggestions[0]],
  );
  assert.equal(within(log()).queryByText(problems.failed), null);
  await settle(() => asked[1]?.answer('Yes'));
  assert.ok(within(log()).getByText('Yes'));
});

test('the end of a conversation fits a mail address in every script', async () => {
  for (const words of [' plain words', ' नमस्ते दुनिया', '😀']) {
    const { asked, unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
    await settle(() => asked[0]?.answer(words.repeat(500)));
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: person.mail });
    fireEvent.click(mail);
    assert.ok(mail.href.length > 1000 && mail.href.length < 2000, `${mail.href.length}`);
    assert.ok(decodeURIComponent(mail.href).endsWith(words));
    unmount();
  }
});

test("a reply's markup stays text, and its links open safely", async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  const reply = '<img src=x onerror=alert(1)> <script>x</script> [a](javascript:alert(1)) https://a.example/b.';
  await settle(() => asked[0]?.answer(reply));
  assert.ok(log().textContent?.includes(reply));
  assert.equal(log().querySelector('img, script'), null);
  const links = within(log()).getAllByRole<HTMLAnchorElement>('link');
  assert.deepEqual(
    links.map(({ href, target, rel }) => [href, target, rel]),
    [['https://a.example/b', '_blank', 'noreferrer nofollow']],
  );
});

test('a megabyte of reply shows its beginning and a way to the rest', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.answer('word '.repeat(200_000)));
  const shown = log().textContent?.length ?? 0;
  assert.ok(shown < 5000, `${shown} characters`);
  fireEvent.click(screen.getByRole('button', { name: controls.more }));
  assert.ok((log().textContent?.length ?? 0) > 15_000);
});

test('the last Show more leaves the focus in the text that it completed', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.answer('word '.repeat(5000)));
  const more = screen.getByRole('button', { name: controls.more });
  more.focus();
  fireEvent.click(more);
  assert.equal(document.activeElement, more, 'there is more to show');
  fireEvent.click(more);
  assert.equal(screen.queryByRole('button', { name: controls.more }), null);
  assert.ok(document.activeElement?.textContent?.startsWith('word word'), document.activeElement?.tagName);
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
  const chat = createChat({ name: 'test', opening: history, ask: () => new Promise((answer) => asked.push(answer)) });
  // Every message formats its time when it renders.
  const rendered = t.mock.method(Date.prototype, 'toLocaleTimeString').mock;
  render(<ChatPanel chat={chat} />);
  assert.equal(rendered.callCount(), 500);
  for (const value of ['a', 'ab', '', 'c']) fireEvent.input(field(), { target: { value } });
  assert.equal(rendered.callCount(), 500);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle(() => asked[0]?.('Yes'));
  assert.equal(rendered.callCount(), 502);
});

test('while a question is asked the field keeps the focus, and a space scrolls no page; the reply is said once, as drawn', async () => {
  const { asked, user } = show();
  const said = () => screen.getByRole('status').textContent;
  assert.equal(said(), '');
  await user.type(field(), 'One{Enter}');
  assert.deepEqual([document.activeElement, said()], [field(), typing]);
  const canScroll = (shiftKey: boolean) => fireEvent.keyDown(field(), { key: ' ', shiftKey });
  assert.deepEqual([canScroll(false), canScroll(true)], [false, false]);
  await settle(() => asked[0]?.onPartial('Half an'));
  assert.ok(within(log()).getByText('Half an'));
  assert.equal(said(), typing);
  await settle(() => asked[0]?.answer('**Half** an [answer](/x)'));
  assert.deepEqual([document.activeElement, said()], [field(), 'Half an answer']);
});

test('Escape and Stop give up the pending question, and nothing else', async () => {
  for (const giveUp of [
    () => fireEvent.keyDown(field(), { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('button', { name: controls.stop })),
  ]) {
    const { chat, user, unmount } = show();
    await user.type(field(), 'One{Enter}');
    giveUp();
    assert.equal(chat.read().messages.at(-1)?.problem, 'stopped');
    assert.ok(within(log()).getByText(problems.stopped));
    chat.clear();
    unmount();
  }
});

test('the limit is told before it is reached, and beyond it nothing is cut off and nothing sent', () => {
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

test('a draft outlives the field', () => {
  const { chat, unmount } = show();
  fireEvent.input(field(), { target: { value: 'Half a quest' } });
  unmount();
  const again = render(<ChatPanel chat={chat} />);
  assert.equal(field().value, 'Half a quest');
  again.unmount();
});
