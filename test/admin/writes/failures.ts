// The ways in which a write goes wrong: how the server gives each, and the words that tell a person of it.
import type { ServerResponse } from 'node:http';
import { reply } from '../../support/server.ts';

export interface WriteFailure {
  give(response: ServerResponse): void;
  /** The server does not answer: the client stops waiting at once. */
  readonly isSilent?: true;
  readonly says: RegExp;
}

const unreadable = /could not be read/;
const unreachable = /can't be reached/;
const broken = /server has a problem/;

/** Each refusal has a sentence of its own, so that none is taken for the one before it. */
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
  ['no answer', { give: () => undefined, isSilent: true, says: /took too long/ }],
] satisfies [string, WriteFailure][]);
