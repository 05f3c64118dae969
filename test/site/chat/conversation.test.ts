import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeStorage, manualChat, untilStored } from './manual-chat.ts';

test('if a conversation is too large for the storage, the latest messages are kept', async () => {
  fakeStorage(2000);
  const { chat, asked, change } = manualChat();
  for (const [index, length] of [1900, 10, 10, 10].entries()) {
    chat.send(`Question ${index}`);
    const answered = change();
    asked[index]?.answer('a'.repeat(length));
    await answered.then(untilStored);
  }
  assert.equal(manualChat().chat.read().messages.at(-1)?.text, 'a'.repeat(10));
});
