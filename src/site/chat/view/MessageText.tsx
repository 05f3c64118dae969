import { useState } from 'react';
import * as styles from './MessageItem.module.css';
import { splitLinks } from './split-links.ts';

/** How many characters are shown at first, and how many times more with every 'Show more'. */
const SHOWN_AT_FIRST = 4000;
const GROWTH = 4;

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Pages of this site and the visitor's own mail program stay in this tab. */
function isOwn(href: string): boolean {
  const { protocol, origin } = new URL(href);
  return protocol === 'mailto:' || origin === location.origin;
}

/** A message's words: addresses as links, everything else as text, and of a very long one the beginning. */
export function MessageText({ children: text }: { children: string }) {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const isCut = text.length > limit;
  return (
    <>
      <div className={styles.text} dir="auto">
        {splitLinks(isCut ? beginning(text, limit) : text).map((part) =>
          part.isLink ? (
            <a key={part.start} href={part.text} {...(isOwn(part.text) ? {} : elsewhere)}>
              {part.text.replace(/^mailto:/i, '')}
            </a>
          ) : (
            part.text
          ),
        )}
      </div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit * GROWTH)}>
          Show more
        </button>
      )}
    </>
  );
}

/** Cut between two words where there are any, so that neither an address nor a character breaks. */
function beginning(text: string, limit: number): string {
  const start = text.slice(0, limit);
  return `${start.replace(/\s\S*$/, '') || start} …`;
}
