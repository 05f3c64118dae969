/** A piece of a text: words, or the address that a link leads to. */
export interface TextPart {
  /** Where in the text it starts. */
  start: number;
  text: string;
  isLink: boolean;
}

// A bound on the length keeps a reply made of one endless word from costing more than its length.
const address = /\b(?:https?:\/\/|mailto:)[^\s<>"`]{1,2000}/gi;
const trailing = /[.,;:!?*_'\]]/;

/** A text as words and http, https and mail addresses, in order; joined again it is the same text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number | undefined, isLink: boolean) =>
    parts.push({ start, text: text.slice(start, end), isLink });
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutPunctuation(found);
    if (!isAddress(href)) continue;
    add(end, index, false);
    end = index + href.length;
    add(index, end, true);
  }
  add(end, undefined, false);
  return parts;
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

/** Not one that names a user before the host: it looks like that user's address, and leads to another's. */
function isAddress(href: string): boolean {
  try {
    const { username, password } = new URL(href);
    return !username && !password;
  } catch {
    return false;
  }
}
