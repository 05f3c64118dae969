import type { ReactNode } from 'react';
import { pageName } from '../../../lib/page-name.ts';
import { textOf } from '../../../lib/text-of.ts';

const elsewhere = { target: '_blank', rel: 'noreferrer nofollow' } as const;

/** Matches text that looks like an address, capturing host and port, and invisible characters that can disguise text. */
const addresses =
  /\p{Cf}|((?<=\/\/)[^\s/?#]+|(?<![\p{L}\p{N}@_-]|(?<!\.)\.)(?:(?:(?:[\p{L}\p{N}@_-]+[.。])+\p{L}{2,}|(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d))(?::\d+)?|localhost:\d+))(?:[/:?#]\S*)?/gu;

/**
 * Renders a link to a web, email or phone address or to a page of this site. Returns null for anything else, and for an
 * address with a username or password, which can imitate a host. If the link's text contains another address, or
 * invisible characters, the link's target follows in parentheses. `inside` renders the text of a valid link.
 */
export function linkTo(destination: string, key: number, inside: () => ReactNode): ReactNode {
  try {
    // Throws for relative URLs, except for paths of this site.
    const url = new URL(destination, /^\/(?![/\\])/.test(destination) ? location.origin : undefined);
    const { protocol, username, password, href, origin, host, pathname } = url;
    if (!/^(https?|mailto|tel):$/.test(protocol) || username || password) return null;
    const isOwn = origin === location.origin || !protocol.startsWith('http');
    const words = inside();
    const text = textOf(words);
    const target = host || pathname;
    const isElsewhere = [...text.normalize('NFKC').toLowerCase().matchAll(addresses)].some(
      ([, named]) => named !== target && `www.${named}` !== target,
    );
    return (
      <a key={key} href={href} {...(isOwn ? {} : elsewhere)}>
        {text ? words : destination}
        {isElsewhere && <bdi> ({target})</bdi>}
      </a>
    );
  } catch {
    return null;
  }
}

/** Renders an address as a link, like `linkTo`; a link to a page of this site shows the page's name. */
export function linkToAddress(address: string, key: number): ReactNode {
  const isOwn = address.startsWith(`${location.origin}/`);
  const destination = address.replace(/^(?=[^:]+@)/, 'mailto:');
  return linkTo(destination, key, () =>
    isOwn ? pageName(new URL(address).pathname) : address.replace(/^(mailto|tel):/i, ''),
  );
}
