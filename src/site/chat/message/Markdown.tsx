import { createElement, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { inlineMarks } from './inline-marks.ts';
import * as styles from './Markdown.module.css';

/** Maximum depth of nested quotes and lists; deeper blocks are rendered as inline text. */
const DEEPEST = 3;

/** A thematic break: a line of three or more `*`, `-` or `_`. */
const rule = / {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/my;
/** The first two lines of a table. */
const table = '(?=.*\\|).+\\n(?=.*\\|)(?=.*-)[ |:-]+$';
/** Excludes lines that interrupt a paragraph. A numbered item does only with number 1: '14. The doors' may be prose. */
const begins = `(?!${rule.source}|${table}| {0,3}(?:\`{3,}(?!.*\`)|~{3}|#{1,6}[ \\t]|>|(?:[-*+]|1[.)]) +\\S))`;
/** A list item with its indented lines and the lines that continue its paragraph. */
const item = new RegExp(
  `(?!${rule.source})(( *)([-*+]|\\d{1,9}[.)])(?: +(?=\\S)|$))(.*(?:\\n(?: *$|\\2  .*|(?<=\\S *\\n)${begins}(?! *(?:[-*+]|\\d{1,9}[.)])(?: |$)).+))*)\\n?`,
  'my',
);

type Render = (match: readonly string[], key: number, inside: (text: string) => ReactNode[]) => ReactNode;

/** The kinds of block in order of precedence: the pattern of their lines, and how to render them. */
const kinds: readonly (readonly [lines: RegExp, render: Render])[] = [
  [/[ \t]*(?:\n|$)/y, () => null],
  [
    / {0,3}(`{3,}(?!.*`)|~{3,}).*(?:\n([\s\S]*?))??(?:\n {0,3}\1[`~]* *(?!.)|$)/y,
    ([, , code = ''], key) => (
      <div key={key} className={styles.block} dir="ltr">
        <CopyButton>{code}</CopyButton>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      </div>
    ),
  ],
  [
    / {0,3}(#{1,6})[ \t]+(.*)/my,
    // An answer's headings may start at any level, so all become h2, below the page's title, in three sizes.
    ([, { length } = '', title = ''], key) => (
      <h2 key={key} data-level={Math.min(length, 3)}>
        {inlineMarks(title.trim().replace(/ #+$/, ''))}
      </h2>
    ),
  ],
  [rule, (_, key) => <hr key={key} />],
  [
    /(?: {0,3}>.*\n?)+/y,
    ([quoted = ''], key, inside) =>
      createElement('blockquote', { key, dir: 'auto' }, inside(quoted.replace(/^ {0,3}> ?/gm, ''))),
  ],
  [
    item,
    ([, { length } = '', , , words = ''], key, inside) => {
      const text = words.replace(/^\[([ x])\](?= )/i, (_, mark) => (mark === ' ' ? '☐' : '☑'));
      return <li key={key}>{inside(text.replace(new RegExp(`^ {0,${length}}`, 'gm'), ''))}</li>;
    },
  ],
  [
    new RegExp(`(${table})((?:\\n(?=.*\\|).+)*)`, 'my'),
    ([, top = '', body = ''], key) => {
      const [head = '', marks = ''] = top.split('\n');
      const sides = cellsOf(marks).map((mark) => /:$/.test(mark) && (/^:/.test(mark) ? 'center' : 'right'));
      const row = (line: string, cell: 'th' | 'td', key: number) => (
        <tr key={key}>
          {cellsOf(line).map((words, index) =>
            createElement(
              cell,
              { key: index, align: sides[index] || undefined },
              inlineMarks(words.replaceAll('\\|', '|')),
            ),
          )}
        </tr>
      );
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        <div key={key} className={styles.table} dir="auto" tabIndex={0}>
          <table>
            <thead>{row(head, 'th', 0)}</thead>
            <tbody>
              {body
                .split('\n')
                .slice(1)
                .map((line, index) => row(line, 'td', index))}
            </tbody>
          </table>
        </div>
      );
    },
  ],
  [
    new RegExp(`.+(?:\\n(?! *$)${begins}.+)*`, 'my'),
    ([words = ''], key) => <p key={key}>{inlineMarks(words.trim())}</p>,
  ],
];

/**
 * Renders an answer's Markdown as elements: blocks such as headings, lists, code and tables, and the `inlineMarks` in
 * them. Everything else, such as HTML, stays text. Each block has its own direction. Takes linear time. Sources:
 * CommonMark 0.31, chapters 4 and 5; GitHub Flavored Markdown for tables and task lists.
 */
export function Markdown({ children: text }: { children: string }) {
  return blocks(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), 0);
}

function blocks(text: string, depth: number): ReactNode[] {
  if (depth > DEEPEST) return inlineMarks(text);
  const result: ReactNode[] = [];
  let items: ReactNode[] = [];
  let listed = '';
  for (let end = 0; end < text.length; ) {
    for (const [lines, render] of kinds) {
      lines.lastIndex = end;
      const match = lines.exec(text);
      if (!match) continue;
      const key = end;
      end = lines.lastIndex;
      const node = render(match, key, (inner) => blocks(inner, depth + 1));
      // Only the pattern of list items has a third group.
      const [, , , mark = ''] = match;
      if (mark && mark.at(-1) !== listed) {
        items = [];
        const start = Number.parseInt(mark, 10);
        const props = { key, start: start >= 0 ? start : undefined, dir: 'auto' };
        result.push(createElement(start >= 0 ? 'ol' : 'ul', props, items));
      }
      (mark ? items : result).push(node);
      if (node) listed = mark.slice(-1);
      break;
    }
  }
  return result;
}

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  // A cell can't break its lines in another way. In code, the tag is text.
  return cells.map((cell) => cell.trim().replace(/`[^`]*`|<br ?\/?>/gi, (found) => found.replace(/^<.*/, '\n')));
}
