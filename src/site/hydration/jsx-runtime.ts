// The JSX runtime of the public site in production. Texts may differ between document and code: a translator's
// or extension's text stays, where React would discard the whole section and render its own text.
// Development uses React's own runtime, which reports mismatches.
import { Fragment, jsx as make } from 'react/jsx-runtime';

export { Fragment };

export const jsx: typeof make = (type, props, key) =>
  make(
    type,
    typeof type === 'string' ? Object.assign(props as object, { suppressHydrationWarning: true }) : props,
    key,
  );
export const jsxs = jsx;
