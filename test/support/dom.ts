// Creates the happy-dom document of component tests, which import this file first. Empties it after each test.
import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { format } from 'node:util';
import { Window } from 'happy-dom';
import { WAIT_MS } from './patience.ts';

const address = 'http://localhost:3000/';
export const window = new Window({ url: address });
// The globals that React, Testing Library and the code under test expect to find in a browser.
const globals = [
  'window document navigator location history localStorage sessionStorage Node Element HTMLElement SVGElement',
  'HTMLInputElement HTMLTextAreaElement HTMLButtonElement HTMLAnchorElement HTMLFormElement HTMLSelectElement',
  'HTMLDetailsElement Event CustomEvent KeyboardEvent MouseEvent PointerEvent FocusEvent InputEvent StorageEvent',
  'MutationObserver DocumentFragment Document Text Range Selection FormData File FileList Blob CSS',
  'requestAnimationFrame cancelAnimationFrame getComputedStyle matchMedia addEventListener removeEventListener',
  'dispatchEvent scrollTo IntersectionObserver ResizeObserver',
]
  .join(' ')
  .split(' ');
// Loads Node's `fetch` while `File` is still Node's own: `fetch` keeps that class, and needs it to parse forms.
void globalThis.Response;
for (const name of globals) {
  const value: unknown = Reflect.get(window, name);
  const bound = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
// happy-dom lacks popovers, so their methods do nothing.
Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

const { cleanup, configure } = await import('@testing-library/react');
// A limit that only hanging tests reach, because on a busy machine a response may take long.
configure({ asyncUtilTimeout: WAIT_MS });
// Without a message, `assert.ok` parses the test file to make one, which takes seconds in each attempt of `waitFor`.
const { ok } = assert;
assert.ok = (value: unknown, message?: string | Error) => ok(value, message ?? 'The value is not truthy.');
// Console errors of React or the code fail the test, except about elements that happy-dom lacks. Node's warnings, and
// those about `act`, which depend on how busy the machine is, are only printed.
const complaints: string[] = [];
const print = console.error;
console.error = (...words: unknown[]) => {
  const complaint = format(...words);
  if (/wrapped in act|Warning: /.test(complaint)) print(...words);
  else if (!complaint.includes('is unrecognized in this browser')) complaints.push(complaint);
};
const isActed = (is: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', is);
isActed(true);
afterEach(() => {
  cleanup();
  isActed(true);
  window.happyDOM.setURL(address);
  localStorage.clear();
  sessionStorage.clear();
  assert.deepEqual(complaints.splice(0), []);
});
