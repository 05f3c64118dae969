// A chat panel whose replies the test gives.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controls, suggestions } from '../../../src/content/chat.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { createChat, type OnPartial } from '../../../src/site/chat/create-chat.ts';
import { ChatPanel } from '../../../src/site/chat/view/ChatPanel.tsx';

const opening: readonly Message[] = [
  { id: 'a', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' },
  { id: 'b', text: 'Pick one', sender: 'ai', timestamp: 0, type: 'quick-reply', suggestions },
];

/** Renders a panel whose replies the test gives. */
export function show() {
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
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: controls.write });
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: controls.send });
export const isOff = (element: HTMLElement) =>
  element.ariaDisabled === 'true' || element.getAttribute('aria-disabled') === 'true';
export const log = () => screen.getByRole('log', { name: controls.messages });
export const settle = (tell: () => void) => act(async () => tell());
