// The page of the toaster's tests: the store, the toaster, and a component that creates toasts.
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { toastWords } from '../../../src/content/toasts.ts';
import { StoreProvider } from '../../../src/state/store.tsx';
import type { ToastCommand } from '../../../src/toasts/create-toast.ts';
import { Toaster } from '../../../src/toasts/Toaster.tsx';
import type { ToastAction } from '../../../src/toasts/toast.ts';
import { useToast } from '../../../src/toasts/use-toast.ts';

declare global {
  var toast: ToastCommand;
  /** Action that makes a toast light, as `src/toasts/toast.ts` explains. */
  var retry: ToastAction;
  /** Returns content of `count` lines at any width. */
  var linesOf: (count: number) => ReactNode;
  /** Opens or closes a dialog of the page. */
  var turnModal: (id: string, isOpen: boolean) => void;
  /** Resolves after React's queued renders and effects. React queues them as messages, so this waits for messages too. */
  var rendered: () => Promise<void>;
}

globalThis.retry = { label: 'Retry', onPress() {} };
globalThis.linesOf = (count) => (
  <>
    {count > 1 && globalThis.linesOf(count - 1)}
    <div>{`Line ${count}`}</div>
  </>
);
globalThis.turnModal = (id, isOpen) => {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (isOpen) dialog?.showModal();
  else dialog?.close();
};
globalThis.rendered = async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
  }
};

function Pusher() {
  globalThis.toast = useToast();
  return (
    <main tabIndex={-1}>
      <h1>Toasts</h1>
      <input aria-label="Name" />
      <p>Words of the page</p>
      <dialog id="first" aria-label="First">
        <button type="button">Of the first dialog</button>
        <dialog id="second" aria-label="Second">
          <button type="button">Of the second dialog</button>
        </dialog>
      </dialog>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto">
        <button type="button">In the menu</button>
      </div>
    </main>
  );
}

const host = document.querySelector('#app');
if (host)
  createRoot(host).render(
    <StrictMode>
      <StoreProvider>
        <Pusher />
        <Toaster words={toastWords} />
      </StoreProvider>
    </StrictMode>,
  );
