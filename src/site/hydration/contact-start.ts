// For the contact form: part of the inline script if `CONTACT_URL` is set.
try {
  // Keeps the visitor's first page in this tab, which a visitor may leave without a touch. Parameters other than the
  // campaign may contain typed words.
  const { pathname: page, search } = location;
  const utm = search.match(/\butm_\w+=[^&]*/g)?.join('&') ?? '';
  sessionStorage.firstVisit ??= JSON.stringify({ page, referrer: document.referrer.split('?')[0], utm });
  // Keeps the text of a form whose application failed to load. After a reload, use-contact-form.ts restores it.
  addEventListener('pagehide', () => {
    const form = document.querySelector<HTMLFormElement>('form[data-lost=""]');
    if (form) sessionStorage['contact-draft'] = new URLSearchParams(new FormData(form) as never);
  });
} catch {}
