import type { ChatProblem } from '../../content/chat.ts';
import { isBlank } from '../../lib/is-blank.ts';
import type { Conversation, Message } from './conversation.ts';

type Messages = readonly Message[];

/** The id and the time of the message that an event adds. */
type Added = Pick<Message, 'id' | 'timestamp'>;

export type ChatEvent =
  | ({ type: 'question/asked'; text: string } & Added)
  /** `failedId` is the id of the message with the problem. */
  | ({ type: 'question/retried'; failedId: string } & Added)
  /** `text` is the answer so far. */
  | ({ type: 'answer/grew'; text: string; suggestions?: readonly string[] | undefined } & Added)
  | ({ type: 'answer/ended'; text: string } & Added)
  | { type: 'answer/failed'; problem: ChatProblem }
  | { type: 'chat/cleared' | 'chat/read'; messages: Messages }
  | { type: 'chat/clearUndone' };

/** The maximum length of a question, in UTF-16 units. */
export const QUESTION_MAX_LENGTH = 2000;

/**
 * Reduces a conversation. Pure: ids and times are in the event.
 *
 * Invariants: at most one question is pending, and only that gets an answer. Errors: none. An event that isn't possible
 * returns the same object.
 */
export function reduceChat(conversation: Conversation, event: ChatEvent): Conversation {
  const { messages, isPending, cleared } = conversation;
  switch (event.type) {
    case 'question/asked': {
      const text = event.text.trim();
      if (isPending || isBlank(text) || text.length > QUESTION_MAX_LENGTH) return conversation;
      return become([...messages, write(event, 'user', text)], true);
    }
    case 'question/retried': {
      const [others, question] = takeFailed(messages, event.failedId);
      return isPending || !question ? conversation : become([...others, write(event, 'user', question.text)], true);
    }
    case 'answer/grew':
      return isPending ? become(answered(messages, event, event.suggestions), true) : conversation;
    case 'answer/ended':
      return isPending ? become(answered(messages, event)) : conversation;
    case 'answer/failed':
      return isPending ? become(unanswered(messages, event.problem)) : conversation;
    case 'chat/cleared':
      return messages === event.messages ? conversation : become(event.messages, false, messages);
    case 'chat/read':
      return become(event.messages);
    case 'chat/clearUndone':
      return cleared ? become(cleared) : conversation;
  }
}

/** Returns the messages with the problem set on the last one: a question without an answer, or a partial answer. */
export function unanswered(messages: Messages, problem: ChatProblem): Message[] {
  return messages.map((message, index) => (index < messages.length - 1 ? message : { ...message, problem }));
}

function become(messages: Messages, isPending = false, cleared: Messages | null = null): Conversation {
  return { messages, isPending, cleared };
}

function write({ id, timestamp }: Added, sender: Message['sender'], text: string): Message {
  return { id, text, sender, timestamp, type: 'text' };
}

/** Adds the answer, or replaces the partial one, whose id and suggestions stay. */
function answered(messages: Messages, event: Added & { text: string }, suggestions?: readonly string[]): Message[] {
  const last = messages.at(-1);
  const isPartial = last?.sender === 'ai';
  const answer = write(isPartial ? { ...event, id: last.id } : event, 'ai', event.text);
  return [
    ...(isPartial ? messages.slice(0, -1) : messages),
    { ...answer, suggestions: suggestions ?? last?.suggestions },
  ];
}

/** Takes out the question that failed, with its partial answer if there is one; `id` is that of their last message. */
function takeFailed(messages: Messages, id: string): [others: Messages, question?: Message | undefined] {
  const last = messages.findIndex((message) => message.id === id);
  const first = messages[last]?.sender === 'ai' ? last - 1 : last;
  if (!messages[last]?.problem) return [messages];
  return [messages.toSpliced(first, last - first + 1), messages[first]];
}
