import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controls, suggestions } from '../../../src/content/chat.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { ChatPanel } from '../../../src/site/chat/view/ChatPanel.tsx';
import { manualChat } from './manual-chat.ts';

const opening: readonly Message[] = [
  { id: 'a', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' },
  { id: 'b', text: 'Pick one', sender: 'ai', timestamp: 0, type: 'quick-reply', suggestions },
];

export function show(messages = opening) {
  sessionStorage.clear();
  const { chat, asked } = manualChat(messages);
  const { unmount } = render(<ChatPanel chat={chat} />);
  return { chat, asked, unmount, user: userEvent.setup() };
}
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: controls.write });
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: controls.send });
export const isOff = (element: HTMLElement) =>
  element.ariaDisabled === 'true' || element.getAttribute('aria-disabled') === 'true';
export const log = () => screen.getByRole('log', { name: controls.messages });
export const settle = (tell: () => void) => act(async () => tell());
