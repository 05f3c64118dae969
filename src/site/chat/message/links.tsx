import { cloneElement, isValidElement, type ReactNode } from 'react';
import { headerLinks } from '../../../content/navigation.ts';

const elsewhere = { target: '_blank', rel: 'noreferrer nofollow' } as const;

/** Matches text that looks like an address, capturing its host, and invisible characters that can disguise text. */
const addresses = /\p{Cf}|((?<=\/\/)[^\s/?#]+|(?<![\p{L}\p{N}@._-])[\p{L}\p{N}@._-]+[.。]\p{L}{2,})(?:[/:?#]\S*)?/gu;

/**
 * Renders a link to a web, email or phone address or to a page of this site. Returns null for anything else, and for an
 * address with a username, which looks like that user's but leads elsewhere. If the text looks like a different
 * address, the real one follows it. `inside` renders the text, and is called only for a valid link.
 */
export function linkTo(destination: string, key: number, inside: () => ReactNode): ReactNode {
  try {
    // A path of this site or an absolute URL: any other relative URL throws.
    const url = new URL(destination, /^\/(?![/\\])/.test(destination) ? location.origin : undefined);
    const { protocol, username, password, href, origin, host, pathname } = url;
    if (!/^(https?|mailto|tel):$/.test(protocol) || username || password) return null;
    const isOwn = origin === location.origin || !protocol.startsWith('http');
    let text = '';
    /** Collects the text and unwraps links inside it, because links can't be nested. */
    const unlinked = (drawn: ReactNode): ReactNode => {
      if (Array.isArray(drawn)) return drawn.map(unlinked);
      if (!isValidElement<{ children?: ReactNode }>(drawn)) text += drawn ?? '';
      else {
        const children = unlinked(drawn.props.children);
        return drawn.type === 'a' ? children : cloneElement(drawn, undefined, children);
      }
      return drawn;
    };
    const words = unlinked(inside());
    const place = host || pathname;
    const isElsewhere = [...text.toLowerCase().matchAll(addresses)].some(
      ([, named]) => named !== place && `www.${named}` !== place,
    );
    return (
      <a key={key} href={href} {...(isOwn ? {} : elsewhere)}>
        {text ? words : destination}
        {isElsewhere && <bdi> ({place})</bdi>}
      </a>
    );
  } catch {
    return null;
  }
}

/** Returns the text for a bare address: a page of this site is shown by its name. */
export function nameOf(address: string): string {
  const page = headerLinks.find((link) => location.origin + link.href === address);
  return page?.label ?? address.replace(/^(mailto|tel):/i, '');
}
