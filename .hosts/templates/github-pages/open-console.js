// For hosts that answer every unknown address with the not-found page: an address inside the console leads there.
if (/^\/(admin|dashboard)\//.test(location.pathname)) {
  location.replace(`/sign-in?returnTo=${encodeURIComponent(location.pathname + location.search)}`);
}
