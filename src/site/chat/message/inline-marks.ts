import { createElement, type ReactNode } from 'react';
import { characterOf } from '../../../content/entities.ts';
import { linkTo, linkToAddress } from './links.tsx';

/** A delimiter run or a bracket that may open an element. */
interface Opener {
  mark: string;
  /** The number of unmatched marks left. */
  count: number;
  canOpen: boolean;
  canClose?: boolean;
  /** The original number of marks, for the rule of 3 (`fits`). */
  length?: number;
  /** The index at which the text after an opening bracket starts. */
  from?: number;
}

type Part = ReactNode | Opener;

/** Matches an escape, code, a run of marks, a bracket, an autolink, a bare address in a European script, or an entity. */
const token =
  /\\([!-/:-@[-`{-~\n])|(`+)(?!`)(?:([\s\S]*?[^`])\2(?!`))?|(\*+|_+|~~)|(!?\[)|(\])|<((?:https?:\/\/|mailto:|tel:)[^\s<>]*|[\w.+-]+@[\w.-]+)>|\b(?:https?:\/\/|mailto:|tel:)(?:[\u0300-\u052f!#-'*-;=?-Z\\^_a-~\u00c0-\u024f\u1e00-\u1fff]|\([!-'*-~]*\))*(?<![.,;:!?*_'~])|&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi;
const destination = /\(\s?(?:<([^<>\n]*)>|((?:[^\s()<]|\([^\s()]*\))*))(?:\s["'][^"'\n]{0,300}["'])?\s?\)/y;
/** Matches code padded with a space on both sides, which code that begins or ends with a backtick needs. */
const padded = /^ (.*\S.*) $/;
/** Maximum number of parts searched for an opener, so that hostile text takes linear time. */
const LOOK_BACK = 64;

/** Scripts without spaces, with their punctuation, and Korean, whose particles follow a word without a space. */
const unspaced =
  /[\u0e00-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;

/**
 * Classifies the character next to a run: 1 for punctuation or a symbol, 2 for whitespace or none, else 0. Unspaced
 * text is 0.5: on either side of a run, it lets the run open and close, unlike in CommonMark.
 */
function classOf(character: string): number {
  if (/^\s?$/.test(character)) return 2;
  return unspaced.test(character) ? 0.5 : Number(/[\p{P}\p{S}]/u.test(character));
}

/** Returns whether a run can open or close an element; `before` and `after` classify the characters around the run. */
function flanking(mark: string, before: number, after: number) {
  const isLeft = after < 1 || (after < 2 && before > 0);
  const isRight = before < 1 || (before < 2 && after > 0);
  // An underscore within a word is plain text.
  const canOpen = isLeft && (mark !== '_' || !isRight || before > 0);
  return { canOpen, canClose: isRight && (mark !== '_' || !isLeft || after > 0) };
}

/** Rule of 3: if either run can open and close, the lengths can't sum to a multiple of 3, unless both are multiples. */
const fits = ({ canClose, length = 0 }: Opener, other: number, canOpen: boolean) =>
  !(canClose || canOpen) || (length + other) % 3 > 0 || other % 3 === 0;

/**
 * Renders bold, italic, deleted text, code, named links and addresses in a block as elements. All else stays text.
 * `canLink` is false inside a link, because links can't be nested. Takes linear time. Errors: none.
 * Source: CommonMark 0.31, chapter 6.
 */
export function inlineMarks(text: string, canLink = true): ReactNode[] {
  const parts: Part[] = [];
  let end = 0;

  const findOpener = (fits: (opener: Opener) => boolean) => {
    for (let index = parts.length - 1; index >= Math.max(0, parts.length - LOOK_BACK); index--) {
      const part = parts[index];
      if (isOpener(part) && part.canOpen && fits(part)) return index;
    }
    return -1;
  };
  function closeBracket(): void {
    const index = findOpener(isBracket);
    const opener = parts[index];
    destination.lastIndex = end;
    const [whole = '', angled, bare = ''] = (isOpener(opener) && destination.exec(text)) || [];
    const words = () => inlineMarks(text.slice((opener as Opener).from, end - 1), false);
    const link = whole && linkTo(angled ?? bare, index, words);
    if (isOpener(opener)) opener.canOpen = false;
    if (!link) return void parts.push(']');
    end += whole.length;
    parts.splice(index, Infinity, link);
    // Brackets before this link can't become links, because links can't be nested.
    for (const part of parts.slice(-LOOK_BACK)) if (isOpener(part) && isBracket(part)) part.canOpen = false;
  }

  function addRun(run: string, index: number): void {
    const mark = run.charAt(0);
    const { canOpen, canClose } = flanking(mark, classOf(text.charAt(index - 1)), classOf(text.charAt(end)));
    let count = run.length;
    while (canClose && count > 0) {
      const found = findOpener((opener) => opener.mark === mark && fits(opener, run.length, canOpen));
      const opener = parts[found];
      if (!isOpener(opener)) break;
      const size = Math.min(2, opener.count, count);
      const children = joined(parts.splice(found + 1));
      opener.count -= size;
      count -= size;
      if (!opener.count) parts.pop();
      parts.push(createElement(mark === '~' ? 'del' : size > 1 ? 'strong' : 'em', { key: parts.length, children }));
    }
    parts.push({ mark, count, length: run.length, canOpen: canOpen && count > 0, canClose });
  }

  while (end < text.length) {
    token.lastIndex = end;
    const match = token.exec(text);
    parts.push(text.slice(end, match?.index));
    if (!match) break;
    const [whole, escaped, ticks, code, run, bracket, closing, address = whole, entity] = match;
    const key = parts.length;
    end = match.index + whole.length;
    if (code) parts.push(createElement('code', { key, dir: 'ltr' }, code.replace(/\n/g, ' ').replace(padded, '$1')));
    else if (ticks || escaped) parts.push(ticks || escaped);
    else if (run) addRun(run, match.index);
    else if (bracket) parts.push({ mark: bracket, count: 1, canOpen: canLink, from: end });
    else if (closing) closeBracket();
    else if (entity) parts.push(characterOf(entity) ?? whole);
    else parts.push(canLink ? linkToAddress(address, key) || whole : address);
  }
  return joined(parts);
}

const isBracket = ({ mark }: Opener) => mark.endsWith('[');

function isOpener(part: Part): part is Opener {
  return Boolean((part as Partial<Opener> | null)?.mark);
}

/** Returns the parts, with unmatched openers as text. */
function joined(parts: readonly Part[]): ReactNode[] {
  return parts.map((part) => (isOpener(part) ? part.mark.repeat(part.count) : part)).filter(Boolean);
}
