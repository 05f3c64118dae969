import { chatSessionId } from '../../content/chat-webhook.ts';
import { keep, readKept } from './keep.ts';

/** `visitor` where the build was told so by `CHAT_SESSION`. */
declare const __CHAT_SESSION__: string | undefined;

const name = 'chat-session';

/** What the webhook knows this conversation by: one value for all visitors, or a random one for this tab. */
export function sessionId(): string {
  if (typeof __CHAT_SESSION__ !== 'string' || __CHAT_SESSION__ !== 'visitor') return chatSessionId;
  const id = readKept(name) || crypto.getRandomValues(new Uint32Array(4)).join('-');
  keep(name, id);
  return id;
}
