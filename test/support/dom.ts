// Import first in a component test: gives the process a happy-dom document and empties it after each test.
import { afterEach } from 'node:test';
import { Window } from 'happy-dom';

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
for (const name of globals) {
  const value: unknown = Reflect.get(window, name);
  const bound = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
// There is no top layer here.
Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

const { cleanup, configure } = await import('@testing-library/react');
// Ends a test that would wait for ever; how long an answer takes says nothing on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => {
  cleanup();
  window.happyDOM.setURL(address);
  localStorage.clear();
  sessionStorage.clear();
});
