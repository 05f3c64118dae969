// The ways in which a mutation fails: the server's response to each, and the message on screen.

import type { ServerResponse } from 'node:http';
import { sentences } from '../../support/sentences.ts';
import { reply } from '../../support/server.ts';

export interface WriteFailure {
  give(response: ServerResponse): void;
  /** The server never responds; the client times out at once. */
  readonly isSilent?: true;
  readonly says: RegExp;
}

const [unreadable, unreachable, broken, late] = [
  sentences.unreadable,
  sentences.unreachable,
  sentences.of(500),
  sentences.late,
].map((sentence) => new RegExp(sentence.replaceAll('.', '\\.'))) as [RegExp, RegExp, RegExp, RegExp];

/** Gives each rejection its own message, so that a test can't match the previous one. */
function refused(title: string, flags: object, status = 200): [string, WriteFailure] {
  const message = `In use: ${title}.`;
  return [title, { give: (response) => reply(response, status, { ...flags, message }), says: new RegExp(message) }];
}

function answered(title: string, text: string, says: RegExp, status = 200): [string, WriteFailure] {
  return [title, { give: (response) => reply(response, status, text), says }];
}

const cutOff = '{"status": true, "message": "Done.", "data": {"na';

export const failures: Readonly<Record<string, WriteFailure>> = Object.fromEntries([
  refused('status false', { status: false }),
  refused('status fail', { status: 'fail' }),
  refused('status error', { status: 'error' }),
  refused('status zero', { status: 0 }),
  refused('status 422', { status: 422 }),
  refused('success zero', { success: 0 }),
  refused('success false beside status true', { status: true, success: false }),
  refused('HTTP 409', { status: false }, 409),
  refused('HTTP 422', { status: false }, 422),
  answered('HTTP 503', '', broken, 503),
  answered('HTML', '<!doctype html><title>Done</title><h1>Your item was saved.</h1>', unreadable),
  answered('nothing', '', unreadable),
  answered('cut-off JSON', cutOff, unreadable),
  [
    'a network that leads elsewhere',
    { give: (response) => reply(response, 302, undefined, { location: '/api/portal' }), says: unreachable },
  ],
  ['a connection that is lost', { give: (response) => response.destroy(), says: unreachable }],
  [
    'a body that is cut off',
    {
      give(response) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write(cutOff, () => response.destroy());
      },
      says: unreachable,
    },
  ],
  ['no answer', { give: () => undefined, isSilent: true, says: late }],
] satisfies [string, WriteFailure][]);
