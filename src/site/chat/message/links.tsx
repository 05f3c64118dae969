import type { ReactNode } from 'react';
import { headerLinks } from '../../../content/navigation.ts';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/**
 * Draws a link to what an answer names: the web, a mail address, a phone number, a page of this site. Null for everything
 * else, and for an address with a user in it, which looks like that user's and leads to another's. `inside` is asked only
 * where there is a link to draw.
 */
export function linkTo(destination: string, key: number, inside: () => readonly ReactNode[]): ReactNode {
  try {
    // A path of this site, or an address: anything else would be looked for beside the page.
    const url = new URL(destination, /^\/(?![/\\])/.test(destination) ? location.origin : undefined);
    const { protocol, username, password, href, origin } = url;
    if (!/^(https?|mailto|tel):$/.test(protocol) || username || password) return null;
    const isOwn = origin === location.origin || !protocol.startsWith('http');
    const words = inside();
    return (
      <a key={key} href={href} {...(isOwn ? {} : elsewhere)}>
        {words.length > 0 ? words : destination}
      </a>
    );
  } catch {
    return null;
  }
}

/** The words that a bare address is shown as: a page of this site goes by its name. */
export function nameOf(address: string): string {
  const page = headerLinks.find((link) => location.origin + link.href === address);
  return page?.label ?? address.replace(/^(mailto|tel):/i, '');
}
