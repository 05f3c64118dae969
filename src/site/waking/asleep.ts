// The one inline script: lets the application sleep until somebody is there, and keeps what it will have to answer. It is the
// same in every document, because the security policy allows it by its hash: what to fetch stands in `data-src`.

/** The part of it that the application uses, as `window.asleep`. */
export interface Asleep {
  /** Stops keeping; answers what was kept, in order. */
  end(): readonly Event[];
  /**
   * The application did not come: a link or a form with an address is followed. What says `data-lost` tells where else
   * to write; for any other control the document is loaded anew, which names the scripts of today. The next sign tries again.
   */
  fail(): void;
}

declare global {
  interface Window {
    asleep?: Asleep;
  }
}

{
  const src = (document.currentScript as HTMLElement).dataset.src as string;
  const kept: Event[] = [];
  let isWaking = false;
  let isOver = false;

  const closest = <E extends Element = HTMLAnchorElement>({ target }: Event, selector: string) =>
    (target as Element).closest?.<E>(selector);
  const listen = (types: string, hear: (event: KeyboardEvent & PageSwapEvent) => void) => {
    for (const type of types.split(' ')) addEventListener(type, hear as (event: Event) => void, true);
  };
  const fail = () => {
    isWaking = false;
    for (const event of kept.splice(0)) {
      const found = closest<HTMLAnchorElement & HTMLFormElement>(event, 'a,form[action],[data-lost]');
      if (!found) {
        if (navigator.onLine) location.reload();
      } else if (found.href) location.href = found.href;
      else {
        // The submitting of a form without an address leads nowhere.
        found.submit?.();
        found.dataset.lost = '';
      }
    }
  };
  const wake = () => {
    // A document that is drawn ahead sleeps until it is looked at.
    if (isWaking || (document as { prerendering?: boolean }).prerendering) return;
    isWaking = true;
    src.split(' ').map((script) => import(script).catch(fail));
    // An import that hangs never fails by itself.
    setTimeout(fail, 20_000);
  };
  /** A fragment may name what only state can show; a session changes the header. Storage may be out of reach. */
  const wakeIfNeeded = () => {
    try {
      if (location.hash || localStorage.user) wake();
    } catch {}
  };

  // The fade between two documents takes a slow processor longer than the document itself.
  listen('pageswap', (event) => {
    if (navigator.hardwareConcurrency < 4) event.viewTransition?.skipTransition();
  });
  wakeIfNeeded();
  listen('pageshow storage prerenderingchange', wakeIfNeeded);
  listen('pointermove pointerdown keydown scroll focusin click submit popstate', (event) => {
    if (isOver) return;
    if (
      event.type === 'submit' ||
      (event.type === 'click' && closest(event, 'button:not([popovertarget],form [type=submit]),a[aria-expanded]')) ||
      // The code of Enter, unless an input method has it.
      (event.keyCode === 13 && !event.shiftKey && closest(event, '[enterkeyhint=send]'))
    ) {
      event.preventDefault();
      // The application may be listening already: it would answer twice.
      event.stopPropagation();
      kept.push(event);
    }
    // A reader who is about to leave by a link needs the next document: nothing may compete with it.
    if (!closest(event, 'a:not([aria-expanded])')) wake();
  });
  window.asleep = {
    end() {
      isOver = true;
      return kept.splice(0);
    },
    fail,
  };
}
