import { useState } from 'react';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** How many characters are shown at first, and how many more with every 'Show more'. */
const SHOWN_AT_FIRST = 4000;
const MORE = 16_000;

interface MessageTextProps {
  children: string;
  /** What a visitor wrote is shown as it was written. */
  isPlain: boolean;
}

/** A message's words; of a very long one the beginning. */
export function MessageText({ children: text, isPlain }: MessageTextProps) {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const isCut = text.length > limit;
  const shown = isCut ? beginning(text, limit) : text;
  return (
    <>
      <div className={styles.text} dir="auto">
        {isPlain ? shown : <Markdown>{shown}</Markdown>}
      </div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + MORE)}>
          Show more
        </button>
      )}
    </>
  );
}

/** Cut between two words where there are any, so that neither an address nor a character breaks. */
function beginning(text: string, limit: number): string {
  const start = text.slice(0, limit);
  return `${start.slice(0, start.search(/\s\S{0,200}$/)) || start} …`;
}
