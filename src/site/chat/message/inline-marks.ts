import { createElement, type ReactNode } from 'react';
import { addressLink, linkTo } from './links.tsx';

/** A run of marks, or a bracket, that may still begin something. */
interface Opener {
  mark: string;
  /** How many marks are left of it. */
  count: number;
  /** How many there were, for the rule of three. */
  length: number;
  canClose: boolean;
  /** Where it stands among the parts. */
  at: number;
}

type Part = ReactNode | Opener;

const token =
  /\\([!-/:-@[-`{-~\n])|(`+)|(\*+|_+)|(!?\[)|(\])|<((?:https?|mailto|tel):[^\s<>]*)>|\b(?:https?:\/\/|mailto:|tel:)[^\s<>"`[\]]+/gi;
const destination = /\(\s?(?:<([^<>\n]*)>|([^\s()<]*(?:\([^\s()]*\)[^\s()<]*)*))(?:\s["'][^"'\n]{0,300}["'])?\s?\)/y;
const blank = /^\s?$/;
const punctuation = /[\p{P}\p{S}]/u;
/** So many openers are looked at for a closer, that hostile text costs no more than its length. */
const LOOK_BACK = 32;

/**
 * Bold, italic, code, named links and addresses within a paragraph, as elements. Everything else stays the text it is.
 * Takes time in proportion to the length. Errors: none. Source: CommonMark 0.31, chapter 6.
 */
export function inlineMarks(text: string): ReactNode[] {
  const parts: Part[] = [];
  const openers: Opener[] = [];
  let end = 0;

  /** Makes what follows an opener an element. */
  const wrap = ({ at }: Opener, draw: (inside: ReactNode[], key: number) => ReactNode) => {
    const inside = joined(parts.splice(at + 1));
    parts.push(draw(inside, parts.length));
  };
  const findOpener = (isMatch: (opener: Opener) => boolean) => {
    for (let index = openers.length - 1; index >= Math.max(0, openers.length - LOOK_BACK); index--) {
      const opener = openers[index];
      if (opener && isMatch(opener)) return index;
    }
    return -1;
  };

  function closeBracket(): void {
    const index = findOpener(({ mark, length }) => mark.endsWith('[') && length > 0);
    const opener = openers[index];
    destination.lastIndex = end;
    const [whole = '', angled, bare = ''] = (opener && destination.exec(text)) ?? [];
    const draw = whole && linkTo(angled ?? bare);
    if (opener) openers.length = index;
    if (!opener || !draw) return void parts.push(']');
    end += whole.length;
    wrap(opener, draw);
    opener.count = 0;
    // A link holds no other.
    for (const outer of openers) if (outer.mark === '[') outer.length = 0;
  }

  function addRun(run: string, index: number): void {
    const mark = run.charAt(0);
    const before = text.charAt(index - 1);
    const after = text.charAt(end);
    const isLeft = !blank.test(after) && (!punctuation.test(after) || blank.test(before) || punctuation.test(before));
    const isRight = !blank.test(before) && (!punctuation.test(before) || blank.test(after) || punctuation.test(after));
    // An underscore within a word is a part of it.
    const canOpen = isLeft && (mark === '*' || !isRight || punctuation.test(before));
    const canClose = isRight && (mark === '*' || !isLeft || punctuation.test(after));
    let count = run.length;
    while (canClose && count > 0) {
      const found = findOpener(
        (opener) =>
          opener.mark === mark &&
          (!(opener.canClose || canOpen) || (opener.length + run.length) % 3 > 0 || run.length % 3 === 0),
      );
      const opener = openers[found];
      if (!opener) break;
      const size = Math.min(2, opener.count, count);
      wrap(opener, (children, key) => createElement(size > 1 ? 'strong' : 'em', { key, children }));
      count -= size;
      opener.count -= size;
      openers.length = opener.count > 0 ? found + 1 : found;
    }
    addOpener({ mark, count, length: run.length, canClose, at: parts.length }, canOpen && count > 0);
  }

  function addOpener(opener: Opener, isOpen = true): void {
    parts.push(opener);
    if (isOpen) openers.push(opener);
  }

  function addCode(run: string): void {
    const runs = /`+/g;
    runs.lastIndex = end;
    let close = runs.exec(text);
    while (close && close[0].length !== run.length) close = runs.exec(text);
    if (!close) return void parts.push(run);
    const code = text.slice(end, close.index).replaceAll('\n', ' ');
    const isPadded = /^ .* $/.test(code) && code.trim();
    parts.push(createElement('code', { key: parts.length }, isPadded ? code.slice(1, -1) : code));
    end = runs.lastIndex;
  }

  while (end < text.length) {
    token.lastIndex = end;
    const match = token.exec(text);
    parts.push(text.slice(end, match?.index));
    if (!match) break;
    const { 0: whole, index } = match;
    const [, escaped, ticks, run, bracket, closing, address] = match;
    end = index + whole.length;
    if (escaped) parts.push(escaped);
    else if (ticks) addCode(ticks);
    else if (run) addRun(run, index);
    else if (bracket) addOpener({ mark: bracket, count: 1, length: 1, canClose: false, at: parts.length });
    else if (closing) closeBracket();
    else {
      const link = addressLink(address ?? whole, parts.length);
      parts.push(link?.element ?? whole);
      if (link && !address) end = index + link.length;
    }
  }
  return joined(parts);
}

/** Openers that nothing has closed are text, and neighboring texts are one. */
function joined(parts: readonly Part[]): ReactNode[] {
  const result: ReactNode[] = [];
  for (const part of parts) {
    const node = typeof part === 'object' && part && 'mark' in part ? part.mark.repeat(part.count) : part;
    if (typeof node === 'string' && typeof result.at(-1) === 'string') result.push(`${result.pop()}${node}`);
    else if (node) result.push(node);
  }
  return result;
}
