// The only inline script. Loads the application at the first interaction, and queues events for replay after hydration.
// It's the same in every document, because the security policy allows it by its hash. `data-src` lists the scripts.
//
// `data-early` marks an element of which presses are queued. It names the presses: `click`, `submit`, `Enter`, `Space`.

import { hasChat, hasConsole } from '../../content/parts.ts';

/** The script's interface for the application: `window.deferred`. */
export interface Deferred {
  /** Stops queueing; returns the queued events in order. */
  end(): readonly Event[];
  /**
   * Handles the queued events after a failed load. Follows the link or the form's action. In a `data-lost` element,
   * shows an email address. Otherwise, reloads the document if online, for its current scripts. The next interaction
   * retries, but some browsers cache a failed import until the document is reloaded.
   */
  fail(): void;
}

declare global {
  interface Window {
    deferred?: Deferred;
  }
}

{
  const src = (document.currentScript as HTMLElement).dataset.src as string;
  const queued: Event[] = [];
  let isLoading = false;
  let isOver = false;

  const closest = <E extends Element = HTMLAnchorElement>({ target }: Event, selector: string) =>
    (target as Element).closest?.<E>(selector);
  const listen = (types: string, hear: (event: KeyboardEvent & PointerEvent) => void) => {
    for (const type of types.split(' ')) addEventListener(type, hear as (event: Event) => void, true);
  };
  const fail = () => {
    isLoading = false;
    for (const event of queued.splice(0)) {
      const found = closest<HTMLAnchorElement & HTMLFormElement>(event, 'a,form[action],[data-lost]');
      if (!found) {
        if (navigator.onLine) location.reload();
      } else if (found.href) location.href = found.href;
      else {
        // A form with an action navigates. In any other element, `data-lost` shows an email address.
        found.submit?.();
        found.dataset.lost = '';
      }
    }
  };
  const load = () => {
    // The browser may prerender a document that nobody opens: load nothing before it's displayed.
    if (isLoading || (document as { prerendering?: boolean }).prerendering) return;
    isLoading = true;
    src.split(' ').map((script) => import(script).catch(fail));
    // A time limit, because an import that hangs never rejects.
    setTimeout(fail, 20_000);
  };
  /** Loads without an interaction if there is a fragment to open, a session for the header, or a chat to restore. */
  const loadIfNeeded = () => {
    try {
      if (location.hash || (hasConsole && localStorage.user) || (hasChat && sessionStorage.chat)) load();
    } catch {}
  };

  loadIfNeeded();
  listen('pageshow storage prerenderingchange', loadIfNeeded);
  listen('pointermove pointerdown keydown scroll focusin click submit popstate', (event) => {
    if (isOver) return;
    // Browsers dispatch a `pointermove` without movement when a page appears below a pointer.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    // Key code 13 is Enter, except while an input method handles the key.
    const enter = event.keyCode === 13 && !event.shiftKey ? 'Enter' : 0;
    const press = event.type === 'keydown' ? enter || (event.key === ' ' && 'Space') : event.type;
    if (closest(event, `[data-early~="${press}"]`)) {
      event.preventDefault();
      // If the application is already listening, it would handle the event twice: now and on replay.
      event.stopPropagation();
      queued.push(event);
    }
    // Events on a link load nothing, because nothing may compete with the download of the next document.
    if (!closest(event, 'a:not([data-early])')) load();
  });
  window.deferred = {
    end() {
      isOver = true;
      return queued.splice(0);
    },
    fail,
  };
}
