import type { Tokens } from 'marked';
import type { TextElement, TextNode } from './text.ts';

type InCell = (cell: Tokens.TableCell) => TextNode[];

/** Renders a table; a bold last row is its total. With `hasBars`, values are bars with one scale per row. */
export function table(
  token: Tokens.Table,
  caption: string,
  hasBars: boolean,
  number: number,
  inCell: InCell,
  faults: string[],
): TextElement {
  const heads = token.header.map(({ text }) => text);
  const hasSum =
    token.rows.length > 1 && (token.rows.at(-1) ?? []).every(({ text }) => !text || /^\*\*.*\*\*$/.test(text));
  const row = (cells: readonly Tokens.TableCell[]): TextElement => {
    const sizes = hasBars ? sizesIn(cells, faults) : [];
    return {
      tag: 'tr',
      content: cells.map((cell, index) => {
        const content = hasSum ? withoutBold(inCell(cell)) : inCell(cell);
        if (index === 0) return { tag: 'th', attributes: { scope: 'row' }, content };
        return hasBars ? barCell(content, index, sizes[index]) : { tag: 'td', ...aligned(cell), content };
      }),
    };
  };
  const rows = token.rows.map(row);
  const sum = hasSum ? rows.splice(-1) : [];
  const head = token.header.map((cell) => {
    const { attributes } = aligned(cell);
    // Screen readers would announce an empty `th` as a header without a name.
    if (!cell.text) return { tag: 'td', content: [] };
    return { tag: 'th', attributes: { scope: 'col', ...attributes }, content: inCell(cell) };
  });
  const parts: TextElement[] = [
    ...(caption ? [{ tag: 'caption', content: [`Table ${number}. ${caption}`] }] : []),
    ...(heads.some(Boolean) ? [{ tag: 'thead', content: [{ tag: 'tr', content: head }] }] : []),
    { tag: 'tbody', content: rows },
    ...(hasSum ? [{ tag: 'tfoot', content: sum }] : []),
  ];
  if (hasBars) return { tag: 'table', attributes: { 'data-bars': true }, content: parts };
  return {
    tag: 'div',
    attributes: { 'data-rows': true, tabIndex: 0, role: 'region', 'aria-label': `Table ${number}` },
    content: [{ tag: 'table', content: parts }],
  };
}

function aligned({ align }: Tokens.TableCell) {
  return align === 'right' ? { attributes: { 'data-number': true } } : {};
}

function withoutBold(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node) => (typeof node === 'object' && node.tag === 'strong' ? node.content : node));
}

/** Renders a value above its bar. `share` is `null` for a value that wasn't counted. */
function barCell(content: readonly TextNode[], column: number, share: number | null = null): TextElement {
  const kind = share === null ? 'unknown' : column === 1 ? 'before' : 'after';
  const width = `${(100 * (share ?? 1)).toFixed(1)}%`;
  return {
    tag: 'td',
    content: [
      { tag: 'b', content },
      {
        tag: 'svg',
        attributes: { 'aria-hidden': 'true', 'data-bar': kind },
        content: [{ tag: 'rect', attributes: { width, height: '100%' }, content: [] }],
      },
    ],
  };
}

/** Returns a row's values as shares of the largest; `null` for the first cell and for values that weren't counted. */
function sizesIn(cells: readonly Tokens.TableCell[], faults: string[]): (number | null)[] {
  const sizes = cells.map(({ text }, index) => {
    const size = index === 0 ? null : sizeOf(text);
    if (size === undefined)
      faults.push(
        `'${text}' can’t be drawn as a bar: write a number and its unit, 'N in M', 'all', 'none' or 'not counted'.`,
      );
    return size ?? null;
  });
  // If a value wasn't counted, the row has no common scale, so the other bars are empty.
  const hasScale = sizes.slice(1).every((size) => size !== null);
  const largest = hasScale ? Math.max(...sizes.map((size) => size ?? 0)) || 1 : Number.POSITIVE_INFINITY;
  return sizes.map((size) => (size === null ? null : size / largest));
}

/** Units of time in seconds; a working day has eight hours, a week five days. */
const units: Readonly<Record<string, number>> = {
  s: 1,
  min: 60,
  h: 3_600,
  day: 28_800,
  days: 28_800,
  week: 144_000,
  weeks: 144_000,
};

/** Returns the value that a cell's bar shows (times in s); null for 'not counted', undefined if it can't be a bar. */
export function sizeOf(text: string): number | null | undefined {
  if (text === 'not counted') return null;
  if (text === 'all') return 1;
  if (text === 'none') return 0;
  const [, part, whole] = /^([\d.,]+) (?:in|of) ([\d.,]+)/.exec(text) ?? [];
  if (part && whole) return toNumber(part) / toNumber(whole);
  const [, number, unit = ''] = /^\$?([\d.,]+)(%| ?[a-z]*)/.exec(text) ?? [];
  return number ? (toNumber(number) * (units[unit.trim()] ?? 1)) / (unit === '%' ? 100 : 1) : undefined;
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
