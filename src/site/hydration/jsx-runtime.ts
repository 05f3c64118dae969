// The JSX runtime of the public site in production. If a translator or an extension has changed a text, hydration keeps
// it. React alone would discard the section's HTML. Development uses React's own runtime, which reports mismatches.
import { Fragment, jsx as make } from 'react/jsx-runtime';

export { Fragment };

export const jsx: typeof make = (type, props, key) =>
  make(
    type,
    typeof type === 'string' ? Object.assign(props as object, { suppressHydrationWarning: true }) : props,
    key,
  );
export const jsxs = jsx;
