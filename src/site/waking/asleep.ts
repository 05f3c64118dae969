// The one inline script: lets the application sleep until somebody is there, and keeps what it will have to answer. It is the
// same in every document, because the security policy allows it by its hash: what to fetch stands in `data-src`.

/** The part of it that the application uses, as `window.asleep`. */
export interface Asleep {
  /** Stops keeping; answers what was kept, in order. */
  end(): readonly Event[];
  /**
   * The application did not come: a link or a form that it was to answer is followed. The next sign tries again; where the
   * browser keeps the failure of an import, the page stays the plain document that it is.
   */
  fail(): void;
}

declare global {
  interface Window {
    asleep?: Asleep;
  }
}

{
  const { src } = (document.currentScript as HTMLElement).dataset as { src: string };
  const kept: Event[] = [];
  let isWaking = false;
  let isOver = false;

  const closest = <E extends Element = HTMLAnchorElement>({ target }: Event, selector: string) =>
    (target as Element).closest?.<E>(selector);
  const listen = (types: string, hear: (event: Event) => void) => {
    for (const type of types.split(' ')) addEventListener(type, hear, true);
  };
  const fail = () => {
    isWaking = false;
    for (const event of kept.splice(0)) {
      const link = closest(event, 'a');
      if (link) location.href = link.href;
      const form = closest<HTMLFormElement>(event, 'form');
      if (!form) continue;
      // One without an address of its own leads nowhere, and says where else to write.
      form.submit();
      form.dataset.failed = '';
    }
  };
  const wake = () => {
    // A document that is drawn ahead sleeps until it is looked at.
    if (isWaking || (document as { prerendering?: boolean }).prerendering) return;
    isWaking = true;
    Promise.all(src.split(' ').map((script) => import(script))).catch(fail);
  };
  /** A fragment may name what only state can show; a session changes the header. Storage may be out of reach. */
  const wakeIfNeeded = () => {
    try {
      if (location.hash || localStorage.user) wake();
    } catch {}
  };

  // The fade between two documents takes a slow processor longer than the document itself.
  listen('pageswap', (event) => {
    if (navigator.hardwareConcurrency < 4) (event as PageSwapEvent).viewTransition?.skipTransition();
  });
  wakeIfNeeded();
  listen('pageshow storage prerenderingchange', wakeIfNeeded);
  listen('pointermove pointerdown keydown scroll focusin click submit popstate', (event) => {
    if (isOver) return;
    const { type, keyCode, shiftKey } = event as KeyboardEvent;
    if (
      type === 'submit' ||
      (type === 'click' && closest(event, 'button:not([popovertarget],form [type=submit]),a[aria-expanded]')) ||
      // The code of Enter, unless an input method has it.
      (keyCode === 13 && !shiftKey && closest(event, '[enterkeyhint=send]'))
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
      return kept;
    },
    fail,
  };
}
