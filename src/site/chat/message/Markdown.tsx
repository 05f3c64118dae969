import { createElement, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { inlineMarks } from './inline-marks.ts';
import * as styles from './Markdown.module.css';

/** Quotes and lists in each other are drawn to this depth; what is deeper is text. */
const DEEPEST = 3;

const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)/;
const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const item = /^( *)([-*+]|\d{1,9}[.)])(?: +(?=\S)|$)/;
/** What a list in the middle of a paragraph begins with: '14. The number of doors' may be a sentence. */
const firstItem = /^ *([-*+]|1[.)]) +\S/;
const quote = /^ {0,3}> ?/;
/** The line between a table's head and its rows. */
const divider = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/;

/**
 * An answer as people write it: paragraphs, headings, lists, quotes, code and tables as elements, never as HTML. Everything
 * else stays the text it is. Takes time in proportion to the length. Source: CommonMark 0.31, chapters 4 and 5.
 */
export function Markdown({ children: text }: { children: string }) {
  return blocks(text.split('\n'), 0);
}

function blocks(lines: readonly string[], depth: number): ReactNode[] {
  const result: ReactNode[] = [];
  let next = 0;
  const line = () => lines[next] ?? '';
  /** Takes lines as long as they belong together. */
  const take = (belongs: (line: string) => unknown) => {
    const start = next;
    while (next < lines.length && belongs(line())) next++;
    return lines.slice(start, next);
  };
  const begins = (text: string) =>
    [fence, heading, rule].some((mark) => mark.test(text)) ||
    (depth < DEEPEST && (quote.test(text) || firstItem.test(text)));
  while (next < lines.length) {
    const text = line();
    const key = next;
    const [, ticks] = fence.exec(text) ?? [];
    const [, marks, title = ''] = heading.exec(text) ?? [];
    if (!text.trim()) next++;
    else if (ticks) {
      next++;
      const code = take((inside) => !inside.trim().startsWith(ticks) || inside.trim().replaceAll(ticks.charAt(0), ''));
      next++;
      result.push(<CodeBlock key={key}>{code.join('\n')}</CodeBlock>);
    } else if (marks) {
      next++;
      // The page has its own headings: those of an answer are below them.
      result.push(
        createElement(marks.length > 2 ? 'h4' : 'h3', { key }, inlineMarks(title.trim().replace(/ #+$/, ''))),
      );
    } else if (rule.test(text)) {
      next++;
      result.push(<hr key={key} />);
    } else if (depth < DEEPEST && quote.test(text)) {
      const inside = take((quoted) => quote.test(quoted)).map((quoted) => quoted.replace(quote, ''));
      result.push(<blockquote key={key}>{blocks(inside, depth + 1)}</blockquote>);
    } else if (depth < DEEPEST && item.test(text)) result.push(list(key));
    else if (text.includes('|') && divider.test(lines[next + 1] ?? '') && lines[next + 1]?.includes('|')) {
      result.push(<Table key={key} rows={take((row) => row.includes('|'))} />);
    } else {
      const first = next++;
      take((more) => more.trim() && !begins(more));
      result.push(<p key={key}>{inlineMarks(lines.slice(first, next).join('\n').trim())}</p>);
    }
  }
  return result;

  function list(key: number): ReactNode {
    const [, , first = ''] = item.exec(line()) ?? [];
    const isOrdered = /\d/.test(first);
    const items: ReactNode[] = [];
    while (next < lines.length) {
      const [whole, indent = '', mark = ''] = item.exec(line()) ?? [];
      if (whole === undefined || mark.at(-1) !== first.at(-1) || rule.test(line())) break;
      const start = next++;
      // More of the item is indented, or goes on with its last line; blank lines between belong to it.
      const more = take(
        (text) =>
          !text.trim() ||
          indentOf(text) > indent.length + 1 ||
          (lines[next - 1]?.trim() && !begins(text) && !item.test(text)),
      );
      const inside = more.map((text) => text.slice(Math.min(indentOf(text), whole.length)));
      items.push(<li key={start}>{blocks([lines[start]?.slice(whole.length) ?? '', ...inside], depth + 1)}</li>);
    }
    return isOrdered ? (
      <ol key={key} start={Number.parseInt(first, 10)}>
        {items}
      </ol>
    ) : (
      <ul key={key}>{items}</ul>
    );
  }
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function CodeBlock({ children: code }: { children: string }) {
  return (
    <div className={styles.block}>
      <CopyButton>{code}</CopyButton>
      <pre {...scrollable}>
        <code>{code}</code>
      </pre>
    </div>
  );
}

/** What scrolls in itself has to be reachable by keyboard. */
const scrollable = { tabIndex: 0 };

function Table({ rows }: { rows: readonly string[] }) {
  const [head = '', , ...body] = rows;
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\|/, '')
      .replaceAll('\\|', '\0')
      .replace(/\|$/, '')
      .split('|')
      .map((cell) => inlineMarks(cell.replaceAll('\0', '|').trim()));
  return (
    <div className={styles.table} {...scrollable}>
      <table>
        <thead>
          <tr>{cells(head).map((cell, index) => createElement('th', { key: index }, cell))}</tr>
        </thead>
        <tbody>
          {body.map((row, index) =>
            createElement(
              'tr',
              { key: index },
              cells(row).map((cell, place) => createElement('td', { key: place }, cell)),
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
