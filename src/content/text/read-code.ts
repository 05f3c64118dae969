import type { Tokens } from 'marked';
import type { TextElement, TextNode } from './text.ts';

/** Matches the marker of a remark at the end of a line: `# (1)`, `// (2)`, `-- (3)`, `; (4)`, or the number alone. */
const remark = /[ \t]*(?:#|\/\/|--|;)?[ \t]*\((\d+)\)$/m;

/** Renders a code block. `lang` is the text after the opening backticks: the language, then the file's name. */
export function codeBlock({ text, lang = '' }: Tokens.Code, hasRemarks: boolean, count: () => number): TextElement {
  const [language = '', ...rest] = lang.split(' ');
  const name = rest.join(' ');
  const label = name ? `Code of ${name}` : `Code ${count()}`;
  const content = hasRemarks ? withMarks(text) : [text];
  const block: TextElement = {
    tag: 'pre',
    attributes: { tabIndex: 0, role: 'region', 'aria-label': label },
    content: [{ tag: 'code', content }],
  };
  if (!name) return block;
  const caption = { tag: 'figcaption', content: [name, { tag: 'span', content: [language] }] };
  return { tag: 'figure', attributes: { 'data-code': true }, content: [caption, block] };
}

function withMarks(text: string): TextNode[] {
  return text
    .split(remark)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : { tag: 'span', attributes: { 'data-mark': true, 'aria-hidden': 'true' }, content: [part] },
    );
}

export function remarkList(items: readonly TextNode[][]): TextElement {
  const content = items.map((item, index) => ({
    tag: 'li',
    content: [
      { tag: 'span', attributes: { 'data-mark': true, 'aria-hidden': 'true' }, content: [String(index + 1)] },
      { tag: 'div', content: item },
    ],
  }));
  return { tag: 'ol', attributes: { 'data-remarks': true, 'aria-label': 'Remarks on the code' }, content };
}
