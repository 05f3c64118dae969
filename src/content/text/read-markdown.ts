// Parses Markdown into a tree, which pages render as elements. Runs only in Node. Syntax: src/content/README.md.
import { Marked, type Token, type Tokens } from 'marked';
import { characterOf } from '../entities.ts';
import { codeBlock, remarkList } from './read-code.ts';
import { figure } from './read-figure.ts';
import { type FindPicture, notFound } from './read-picture.ts';
import { table } from './read-table.ts';
import { type TextElement, type TextNode, textOf } from './text.ts';

const markdown = new Marked({
  extensions: [
    {
      name: 'noteText',
      level: 'block',
      tokenizer(source) {
        const [raw, id, text = ''] = /^\[\^([\w-]+)\]: +(.+(?:\n(?!\[\^).+)*)\n*/.exec(source) ?? [];
        return raw ? { type: 'noteText', raw, id, tokens: this.lexer.inlineTokens(text) } : undefined;
      },
    },
    {
      name: 'note',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, id] = /^\[\^([\w-]+)\]/.exec(source) ?? [];
        return raw ? { type: 'note', raw, id } : undefined;
      },
    },
  ],
});

/** The maximum length of a quote in large type, in characters. The quote must also have only one or two sentences. */
const statementLength = 80;

interface Reading {
  faults: string[];
  find: FindPicture;
  /** The texts of notes by name. */
  notes: Map<string, Token[]>;
  /** The names of the notes that the text refers to. */
  shown: Set<string>;
  /** The notes that the current block refers to. */
  pending: TextElement[];
  ids: Set<string>;
  count: (kind: 'Note' | 'Table' | 'Fig.' | 'Code') => number;
}

/** Parses a text. Unsupported Markdown is reported as a fault, because the page would show something else. */
export function readMarkdown(source: string, find: FindPicture = notFound): { nodes: TextNode[]; faults: string[] } {
  const counts = new Map<string, number>();
  const count: Reading['count'] = (kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1).get(kind) ?? 0;
  const reading: Reading = { faults: [], find, notes: new Map(), shown: new Set(), pending: [], ids: new Set(), count };
  const tokens = markdown.lexer(source).filter(({ type }) => type !== 'space' && type !== 'def');
  for (const token of tokens)
    if (token.type === 'noteText') reading.notes.set(token.id, (token as Tokens.Generic).tokens ?? []);
  const nodes: TextNode[] = [];
  const blocks = tokens.filter(({ type }) => type !== 'noteText');
  for (const [index, token] of blocks.entries()) addBlock(nodes, token, blocks[index - 1], blocks[index + 1], reading);
  for (const name of reading.notes.keys())
    if (!reading.shown.has(name))
      reading.faults.push(`nothing refers to the note [^${name}]: add [^${name}] to the text, or delete the note.`);
  const [first] = nodes;
  if (typeof first === 'object' && first.tag === 'p') nodes[0] = { ...first, attributes: { 'data-lead': true } };
  return { nodes, faults: [...new Set(reading.faults)] };
}

function addBlock(
  nodes: TextNode[],
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  reading: Reading,
) {
  const { faults, count } = reading;
  const picture = pictureIn(token);
  const caption = captionOf(token);
  if (picture) {
    const { node, isBeside } = figure(picture, () => count('Fig.'), reading.find, faults);
    if (isBeside) attach(nodes, node, `the image '${picture.text}'`, faults);
    else nodes.push(node);
  } else if (caption !== null) {
    if (after?.type !== 'table') faults.push(`'${token.raw.trim()}' isn’t followed by a table.`);
  } else if (token.type === 'table') {
    const title = before ? (captionOf(before) ?? '') : '';
    const rowsOf = (cell: Tokens.TableCell) => inline(cell.tokens, reading);
    nodes.push(table(token as Tokens.Table, title, /^Bars:/.test(before?.raw ?? ''), count('Table'), rowsOf, faults));
  } else if (token.type === 'list' && token.ordered && before?.type === 'code' && remarksOf(before).length > 0) {
    const items = (token as Tokens.List).items.map((item) => inline(item.tokens, reading));
    if (items.length !== remarksOf(before).length)
      faults.push(`the numbers in the code differ from those in the list below it.`);
    attach(nodes, remarkList(items), 'the list', faults);
  } else if (token.type === 'code') {
    nodes.push(codeBlock(token as Tokens.Code, after?.type === 'list' && after.ordered, () => count('Code')));
  } else nodes.push(...toNodes(token, reading));
  for (const note of reading.pending.splice(0)) attach(nodes, note, 'a note', faults);
}

function remarksOf(token: Token): string[] {
  return [...(token as Tokens.Code).text.matchAll(/\((\d+)\)$/gm)].map(([, number = '']) => number);
}

/** Returns a paragraph's image if the paragraph contains nothing else. */
function pictureIn(token: Token): Tokens.Image | null {
  const [only, other] = token.type === 'paragraph' ? (token.tokens ?? []) : [];
  return only?.type === 'image' && !other ? (only as Tokens.Image) : null;
}

/** Returns the text of a block that is a table's caption; `null` for any other block. */
function captionOf(token: Token): string | null {
  return token.type === 'paragraph' ? (/^(?:Table|Bars): *(.*)$/s.exec(token.text)?.[1]?.trim() ?? null) : null;
}

/** Attaches a part to the last block, to appear next to it. */
function attach(nodes: TextNode[], part: TextElement, name: string, faults: string[]) {
  const last = nodes.pop();
  if (typeof last !== 'object' || /^h\d$/.test(last.tag)) {
    faults.push(`${name} has no block next to it: put it after a paragraph, a list, a table or code.`);
    return;
  }
  const [block = '', margin] = 'data-beside' in (last.attributes ?? {}) ? last.content : [last];
  const attached = typeof margin === 'object' ? margin.content : [];
  const beside = { tag: 'div', attributes: { 'data-margin': true }, content: [...attached, part] };
  nodes.push({ tag: 'div', attributes: { 'data-beside': true }, content: [block, beside] });
}

const tags: Readonly<Record<string, string>> = { paragraph: 'p', strong: 'strong', em: 'em', list_item: 'li' };

function toNodes(token: Token, reading: Reading): TextNode[] {
  const inside = () => inline('tokens' in token ? token.tokens : [], reading);
  const tag = tags[token.type];
  if (tag) return [{ tag, content: inside() }];
  switch (token.type) {
    case 'heading':
      return [toHeading(token as Tokens.Heading, inside(), reading)];
    case 'list':
      return [toList(token as Tokens.List, reading)];
    case 'blockquote':
      return [toQuote(inside())];
    case 'text':
      return token.tokens ? inside() : [toText(token.text, reading.faults)];
    case 'escape':
      return [token.text];
    case 'codespan':
      return [{ tag: 'code', content: [token.text] }];
    case 'code':
      return [codeBlock(token as Tokens.Code, false, () => reading.count('Code'))];
    case 'br':
    case 'hr':
      return [{ tag: token.type, content: [] }];
    case 'link':
      return [toLink(token as Tokens.Link, inside(), reading.faults)];
    case 'note':
      return [toReference(token.id, reading)];
    case 'space':
    case 'def':
      return [];
    default:
      reading.faults.push(
        `its text contains ${names[token.type] ?? `'${token.type}'`}, which texts can’t show: '${token.raw.trim().slice(0, 60)}'.`,
      );
      return [];
  }
}

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'an image within a paragraph (put it in a separate paragraph)',
  table: 'a table inside another part',
  del: 'strikethrough',
  checkbox: 'a task list',
};

function toList({ ordered, start, items }: Tokens.List, reading: Reading): TextNode {
  const content = items.flatMap((item) => toNodes(item, reading));
  return {
    tag: ordered ? 'ol' : 'ul',
    ...(ordered && start !== 1 && { attributes: { start: Number(start) } }),
    content,
  };
}

function inline(tokens: readonly Token[] = [], reading: Reading): TextNode[] {
  return joined(tokens.flatMap((token) => toNodes(token, reading)));
}

/** Renders a heading as h2 or h3, because the page's title is h1. */
function toHeading({ depth, text }: Tokens.Heading, content: TextNode[], { faults, ids }: Reading): TextNode {
  if (depth !== 2 && depth !== 3) faults.push(`the heading '${text}' must start with ## or ###.`);
  if (depth === 3) return { tag: 'h3', content };
  const id = slugOf(textOf(content));
  if (reserved.test(id)) faults.push(`the heading '${text}' can’t be a link target: use other words.`);
  else if (ids.has(id)) faults.push(`the heading '${text}' occurs twice.`);
  ids.add(id);
  return { tag: 'h2', attributes: { id }, content };
}

/** Matches an empty id, and the ids that the page itself uses. */
const reserved = /^(?:root|menu|main|hatch|(?:to-)?note-\d+)?$/;

function slugOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+|[’']/gu, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

function toQuote(content: TextNode[]): TextNode {
  const words = textOf(content).trim();
  const isStatement = words.length <= statementLength && /^[^.?!]+(?:[.?!](?: [^.?!]+[.?!]?)?)?$/.test(words);
  return { tag: 'blockquote', ...(isStatement && { attributes: { 'data-statement': true } }), content };
}

/** Renders a reference to a note, and adds the note to the block's pending notes. */
function toReference(name: string, reading: Reading): TextNode {
  const tokens = reading.notes.get(name);
  if (!tokens) reading.faults.push(`the note [^${name}] has no text: write '[^${name}]: …' below.`);
  else if (reading.shown.has(name))
    reading.faults.push(`the text refers to the note [^${name}] twice: write a second note.`);
  reading.shown.add(name);
  const number = reading.count('Note');
  const label = `Note ${number}`;
  const back = {
    tag: 'a',
    attributes: { href: `#to-note-${number}`, 'aria-label': `Back to the text from note ${number}` },
    content: ['Back'],
  };
  const mark = { tag: 'span', attributes: { 'data-number': true }, content: [String(number)] };
  reading.pending.push({
    tag: 'aside',
    attributes: { id: `note-${number}` },
    content: [mark, ...inline(tokens, reading), ' ', back],
  });
  const attributes = { id: `to-note-${number}`, href: `#note-${number}`, 'aria-label': label };
  return { tag: 'sup', content: [{ tag: 'a', attributes, content: [String(number)] }] };
}

function toLink({ href, text }: Tokens.Link, content: TextNode[], faults: string[]): TextNode {
  if (!/^(https?:|mailto:|tel:|\/(?!\/)|#)/.test(href))
    faults.push(`the link '${text}' leads to '${href}': begin it with https:, mailto:, tel: or /.`);
  return { tag: 'a', attributes: { href }, content };
}

/**
 * Decodes HTML entities, which Marked leaves in the text. Reports unsupported entities and invalid links. Inserts
 * non-breaking spaces, so that a calculation or a number with its unit stays on one line.
 */
function toText(text: string, faults: string[]): string {
  const [link] = /\]\([^)]*\)?/.exec(text) ?? [];
  if (link) faults.push(`the link or image '[…${link}' isn’t valid: an address has no spaces and ends with a bracket.`);
  return text
    .replace(/&(#\w+|[a-z]\w*);/gi, (entity, name: string) => {
      const character = characterOf(name);
      if (!character) faults.push(`'${entity}' isn’t supported: write the character itself.`);
      return character ?? entity;
    })
    .replace(/ (?=[×/=−] [\d$(])|(?<= [×/=−]) (?=[\d$(])|(?<=\d) (?=(?:px|ms|[KMG]B|s|h|min)\b)/g, '\u00a0');
}

/** Joins adjacent strings. */
function joined(nodes: readonly TextNode[]): TextNode[] {
  const result: TextNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}
