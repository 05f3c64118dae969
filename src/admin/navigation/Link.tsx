import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '../paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Path; asChild?: boolean };

/** Fetches the code and the first data of the place that a link leads to. Set by the shell; does nothing outside of it. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

const Inner = RouterLink as (props: LinkProps) => ReactNode;

/** The time for which a link is pointed at, or has the focus, before it counts as meant, in ms: a pointer passes over many. */
const INTENT_MS = 80;

/** A link to a place of the console. The place's code and data are fetched as soon as the link seems to be meant. */
export function Link(props: LinkProps) {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const intend = () => {
    cancel();
    timer.current = setTimeout(() => prefetch(props.href), INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  if (props.asChild) return <Inner {...props} />;
  return <Inner {...props} onPointerEnter={intend} onPointerLeave={cancel} onFocus={intend} onBlur={cancel} />;
}
