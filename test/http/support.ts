import assert from 'node:assert/strict';
import { type ClientSettings, createClient, type HttpRequest } from '../../src/http/client.ts';
import { ApiError, type ErrorKind } from '../../src/http/errors.ts';

export function clientFor(baseUrl: string, settings: Partial<ClientSettings> = {}) {
  return createClient({ baseUrl, readToken: () => 'abc', onUnauthorized() {}, timeoutMs: 15_000, ...settings });
}

export async function failureOf(promise: Promise<unknown>, kind: ErrorKind): Promise<ApiError> {
  const error = await promise.then(
    () => assert.fail('It succeeds.'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  assert.equal(error.kind, kind);
  assert.equal(error.name, 'ApiError');
  return error;
}

export const get = (path = '/x'): HttpRequest => ({ method: 'GET', path });
