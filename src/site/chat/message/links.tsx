import type { ReactNode } from 'react';
import { headerLinks } from '../../../content/navigation.ts';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
const trailing = /[.,;:!?*_'~]/;

/**
 * Draws a link to what an answer names: the web, a mail address, a phone number, a page of this site. Null for everything
 * else, and for an address with a user in it, which looks like that user's and leads to another's.
 */
export function linkTo(
  destination: string,
): ((inside: readonly ReactNode[] | string, key: number) => ReactNode) | null {
  try {
    // A path of this site, or an address: anything else would be looked for beside the page.
    const url = new URL(destination, /^\/(?![/\\])/.test(destination) ? location.origin : undefined);
    const { protocol, username, password, href, origin } = url;
    if (!/^(https?|mailto|tel):$/.test(protocol) || username || password) return null;
    const isOwn = origin === location.origin || !protocol.startsWith('http');
    return (inside, key) => (
      <a key={key} href={href} {...(isOwn ? {} : elsewhere)}>
        {inside.length > 0 ? inside : destination}
      </a>
    );
  } catch {
    return null;
  }
}

/** A bare address as a link, without the punctuation around it; a page of this site goes by its name. */
export function addressLink(address: string, key: number): { element: ReactNode; length: number } | null {
  const href = withoutPunctuation(address);
  const page = headerLinks.find((link) => location.origin + link.href === href);
  const element = linkTo(href)?.(page?.label ?? href.replace(/^(mailto|tel):/i, ''), key);
  return element ? { element, length: href.length } : null;
}

/** The sentence around an address may end right behind it, or close its bracket there. */
function withoutPunctuation(href: string): string {
  let end = href.length;
  let opened = href.split('(').length - href.split(')').length;
  for (; end > 0; end--) {
    const last = href.charAt(end - 1);
    if (last === ')' && opened < 0) opened++;
    else if (!trailing.test(last)) break;
  }
  return href.slice(0, end);
}
