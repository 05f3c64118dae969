import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { greeting, suggestions, widget } from '../../../src/content/chat.ts';
import { header } from '../../../src/content/pages/shell.ts';
import { hasWidget } from '../../../src/content/parts.ts';
import { ChatLauncher } from '../../../src/site/chat/widget/ChatLauncher.tsx';
import { bodyOf, gate, reply, serve } from '../../support/server.ts';

test('with CHAT_WIDGET=assistant, the chat widget shows the conversation with the assistant', async () => {
  const asked: string[] = [];
  const url = await serve(async (request, response) => {
    asked.push(JSON.parse(await bodyOf(request)).chatInput);
    reply(response, 200, { output: 'It depends', suggestions: ['On what?'] });
  });
  Object.assign(globalThis, { __CHAT_WIDGET__: 'assistant', __CHAT_WEBHOOK_URL__: url });
  const { Widget } = await import('../../../src/site/chat/widget/Widget.tsx');
  const assistant = await import('../../../src/site/pages/chat/Chat.tsx');
  render(<Widget assistant={assistant} isOpen onClose={() => undefined} onUnread={() => undefined} />);
  assert.ok(screen.getByText(greeting));
  assert.equal(screen.queryByText(widget.greeting), null);
  fireEvent.click(screen.getByRole('button', { name: suggestions[1] }));
  await screen.findByText('It depends');
  assert.ok(screen.getByRole('button', { name: 'On what?' }));
  assert.deepEqual(asked, [suggestions[1]]);
});

test('the answer to a question in the widget continues on the assistant’s page; only such an answer is unread', async () => {
  const { open: answer, opened: answered } = gate();
  const url = await serve(async (_request, response) => {
    await answered;
    reply(response, 200, { output: 'It depends' });
  });
  Object.assign(globalThis, { __CHAT_WIDGET__: 'assistant', __CHAT_WEBHOOK_URL__: url });
  const { Widget } = await import('../../../src/site/chat/widget/Widget.tsx');
  const assistant = await import('../../../src/site/pages/chat/Chat.tsx');
  const { ChatPanel, pageChat } = assistant;
  let unread = 0;
  const onUnread = () => unread++;
  const shown = (isOpen: boolean) => <Widget {...{ assistant, isOpen, onUnread }} onClose={() => undefined} />;
  act(pageChat.clear);
  const { rerender, unmount } = render(<div>{shown(false)}</div>);
  // The home page's figure asks with the same conversation.
  act(() => void pageChat.send('One'));
  assert.equal(unread, 0);
  rerender(<div>{shown(true)}</div>);
  rerender(<div>{shown(false)}</div>);
  act(() => void pageChat.stop());
  assert.equal(unread, 1);
  act(() => void pageChat.send('Two'));
  rerender(
    <main>
      <ChatPanel chat={pageChat} />
    </main>,
  );
  answer();
  await screen.findByText('It depends');
  unmount();
});

test('a click right after the launcher’s first render opens the chat widget', { skip: !hasWidget }, () => {
  const launcher = () => screen.getByText(header.chat);
  function Clicked() {
    useLayoutEffect(() => launcher().click(), []);
    return <ChatLauncher />;
  }
  render(<Clicked />);
  assert.equal(launcher().getAttribute('aria-expanded'), 'true');
});
