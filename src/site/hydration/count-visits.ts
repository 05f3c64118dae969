// Counts visits: part of the inline script if `ANALYTICS_URL` is set. Sends an event for each page that a visitor sees,
// with its path, its campaign and the page before. Nothing is stored, and nothing identifies the visitor. Other
// parameters of addresses aren't sent, because they may contain typed words.

/** Settings, inserted by the build. */
declare const __ANALYTICS_URL__: string;
declare const __ANALYTICS_KIND__: string;

{
  const { hostname, origin } = location;
  const [kind, site = hostname] = __ANALYTICS_KIND__.split(':');
  let [referrer] = document.referrer.split('?');
  let counted = '';
  const count = () => {
    const { pathname, search } = location;
    if (pathname === counted || (document as { prerendering?: boolean }).prerendering) return;
    counted = pathname;
    const campaign = search.match(/\butm_\w+=[^&]*/g)?.join('&');
    const page = { url: origin + pathname + (campaign ? `?${campaign}` : ''), referrer };
    const event =
      kind === 'umami'
        ? { type: 'event', payload: { website: site, hostname, ...page } }
        : { name: 'pageview', domain: site, ...page };
    // Text in the mode `no-cors` needs neither a preflight nor the server's permission. `omit`: no cookies.
    const options = { mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
    fetch(__ANALYTICS_URL__, { method: 'POST', body: JSON.stringify(event), ...options }).catch(() => {});
    referrer = page.url;
  };
  count();
  addEventListener('prerenderingchange', count, true);
  // Counts a page that Back restores as seen again.
  addEventListener('pagehide', () => {
    counted = '';
  });
  addEventListener('pageshow', count);
  // Browsers without this event load a document for each link.
  window.navigation?.addEventListener('currententrychange', count);
}
