import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { greeting, suggestions, widget } from '../../../src/content/chat.ts';
import { header } from '../../../src/content/pages/shell.ts';
import { ChatLauncher } from '../../../src/site/chat/widget/ChatLauncher.tsx';
import { bodyOf, reply, serve } from '../../support/server.ts';

test('with CHAT_WIDGET=assistant, the chat widget shows the conversation with the assistant', async () => {
  const asked: string[] = [];
  const url = await serve(async (request, response) => {
    asked.push(JSON.parse(await bodyOf(request)).chatInput);
    reply(response, 200, { output: 'It depends', suggestions: ['On what?'] });
  });
  Object.assign(globalThis, { __CHAT_WIDGET__: 'assistant', __CHAT_WEBHOOK_URL__: url });
  const { Widget } = await import('../../../src/site/chat/widget/Widget.tsx');
  render(<Widget isOpen onClose={() => undefined} onUnread={() => undefined} />);
  assert.ok(screen.getByText(greeting));
  assert.equal(screen.queryByText(widget.greeting), null);
  fireEvent.click(screen.getByRole('button', { name: suggestions[1] }));
  await screen.findByText('It depends');
  assert.ok(screen.getByRole('button', { name: 'On what?' }));
  assert.deepEqual(asked, [suggestions[1]]);
});

test('a click right after the launcher’s first render opens the chat widget', () => {
  const launcher = () => screen.getByText(header.chat);
  function Clicked() {
    useLayoutEffect(() => launcher().click(), []);
    return <ChatLauncher />;
  }
  render(<Clicked />);
  assert.equal(launcher().getAttribute('aria-expanded'), 'true');
});
