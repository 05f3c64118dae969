import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { chatSessionId } from '../../../src/content/chat-webhook.ts';
import { chatRequestBody } from '../../../src/lib/webhook-chat.ts';

interface Workflow {
  active: boolean;
  nodes: { name: string; type: string; webhookId?: string; parameters: Record<string, unknown> }[];
  connections: Record<string, Record<string, { node: string }[][]>>;
}

const read = (name: string) => readFile(new URL(`../../../.n8n/${name}`, import.meta.url), 'utf8');
const { active, nodes, connections }: Workflow = JSON.parse(await read('solvane-chat.json'));
const node = (type: RegExp) => nodes.find((given) => type.test(given.type));

test('the workflow for n8n is connected and inactive, and matches its README', async () => {
  const leading = Object.entries(connections).map(
    ([from, outputs]) => `${from} > ${Object.values(outputs).flat(2)[0]?.node}`,
  );
  assert.deepEqual(leading.sort(), [
    'Memory of one visitor > Assistant',
    'Model > Assistant',
    'Website chat > Assistant',
  ]);
  assert.deepEqual([active, node(/agent$/)?.parameters.promptType], [false, 'auto']);
  const { webhookId, parameters } = node(/chatTrigger$/) ?? {};
  const readme = await read('README.md');
  assert.ok(readme.includes(`/webhook/${webhookId}/chat`));
  for (const name of ['Model', 'Assistant', 'Website chat']) {
    assert.ok(
      nodes.some((given) => given.name === name),
      name,
    );
    assert.ok(readme.includes(`*${name}`), name);
  }
  assert.deepEqual([parameters?.public, parameters?.mode], [true, 'webhook']);
});

test('the n8n workflow remembers each visitor’s own session, but not the session that all visitors share', () => {
  const key = String(node(/memory/)?.parameters.sessionKey).replace(/^=\{\{(.*)\}\}$/, '$1');
  // n8n expressions are JavaScript with the item and its run as variables.
  const keyOf = (sessionId: string, execution: number) =>
    new Function('$json', '$execution', `return ${key}`)(JSON.parse(chatRequestBody(sessionId, '?')), {
      id: execution,
    });
  assert.notEqual(keyOf(chatSessionId, 1), keyOf(chatSessionId, 2));
  assert.equal(keyOf('1-2-3-4', 1), keyOf('1-2-3-4', 2));
  assert.notEqual(keyOf('1-2-3-4', 1), keyOf('5-6-7-8', 1));
});
