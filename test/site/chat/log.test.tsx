import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { controls, person, problems, suggestions } from '../../../src/content/chat.ts';
import { type Message, transcriptKey } from '../../../src/site/chat/conversation.ts';
import { field, log, settle, show } from './panel.tsx';

test('chat suggestions are shown only with the opening messages, and again after clearing', async () => {
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

test('an answer’s suggested questions are quick replies until the next question is asked', async () => {
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

test('a failed question stays, with one friendly sentence, Retry and an email link', async () => {
  const { asked } = show();
  fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
  await settle(() => asked[0]?.fail());
  assert.ok(log().textContent?.includes(suggestions[0]) && log().textContent?.includes(problems.failed));
  assert.doesNotMatch(document.body.textContent ?? '', /secret|500/);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: person.mail });
  fireEvent.click(mail);
  assert.match(decodeURIComponent(mail.href), new RegExp(`^mailto:.*Me: ${suggestions[0]}`, 's'));
  fireEvent.click(screen.getByRole('link', { name: person.form }));
  assert.equal(sessionStorage.getItem(transcriptKey), `${person.me}: ${suggestions[0]}`);
  fireEvent.click(screen.getByRole('button', { name: controls.retry }));
  assert.deepEqual(
    asked.map(({ question }) => question),
    [suggestions[0], suggestions[0]],
  );
  assert.equal(within(log()).queryByText(problems.failed), null);
  await settle(() => asked[1]?.answer('Yes'));
  assert.ok(within(log()).getByText('Yes'));
});

test('the chat’s email link holds the end of a long conversation, in less than 2000 characters', async () => {
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

test('only the beginning of a reply of one megabyte is shown', async () => {
  for (const words of ['word ', 'a', 'https://a.example/ ']) {
    const { asked, unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: suggestions[0] }));
    await settle(() => asked[0]?.answer(words.repeat(1e6 / words.length)));
    const shown = log().textContent?.length ?? 0;
    assert.ok(shown > 25_000 && shown < 31_000, `${shown} characters`);
    unmount();
  }
});

test('after Back, the chat shows what another page of the tab has added since, or that it was cleared', async () => {
  const { chat, asked } = show();
  const later: Message = { id: 'later', text: 'Asked later', sender: 'user', timestamp: 99, type: 'text' };
  const goBack = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  await settle(() => void chat.send('Asked here'));
  await waitFor(() => assert.match(sessionStorage.getItem('test') ?? '', /Asked here/));
  goBack(true);
  assert.equal(asked[0]?.signal.aborted, false);
  sessionStorage.setItem('test', JSON.stringify([later]));
  goBack(false);
  assert.doesNotMatch(log().textContent ?? '', /Asked later/);
  goBack(true);
  assert.ok(asked[0]?.signal.aborted);
  await settle(() => asked[0]?.answer('Late'));
  assert.match(log().textContent ?? '', /Asked later$/);
  sessionStorage.removeItem('test');
  goBack(true);
  assert.deepEqual(chat.read(), chat.readOpening());
  assert.doesNotMatch(log().textContent ?? '', /Asked/);
});

test('neither a keystroke nor a new message re-renders earlier messages', async (t) => {
  const history: Message[] = Array.from({ length: 500 }, (_, index) => ({
    id: `m${index}`,
    text: `Message ${index}`,
    sender: index % 2 ? 'ai' : 'user',
    timestamp: 1,
    type: 'text',
  }));
  // Counts renders: every message formats its time when it renders.
  const rendered = t.mock.method(Date.prototype, 'toLocaleTimeString').mock;
  const { asked } = show(history);
  assert.equal(rendered.callCount(), 500);
  for (const value of ['a', 'ab', '', 'c']) fireEvent.input(field(), { target: { value } });
  assert.equal(rendered.callCount(), 500);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle(() => asked[0]?.answer('Yes'));
  assert.equal(rendered.callCount(), 502);
});
