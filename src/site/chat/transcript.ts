import type { Message } from './conversation.ts';

/** Mail programs take addresses of about 2,000 characters, and every character may become nine. */
const TRANSCRIPT_MAX_LENGTH = 1200;

/** The end of a conversation as plain text, for a person to read. The opening messages say nothing. */
export function transcript(messages: readonly Message[]): string {
  const lines = messages
    .filter(({ timestamp }) => timestamp > 0)
    .map(({ sender, text }) => `${sender === 'ai' ? 'Assistant' : 'Me'}: ${text}`);
  const whole = lines.join('\n\n');
  return whole.length > TRANSCRIPT_MAX_LENGTH ? `… ${whole.slice(-TRANSCRIPT_MAX_LENGTH)}` : whole;
}
