// Markdown as the tree that pages draw as elements. Runs under Node only.
import { lexer, type Token, type Tokens } from 'marked';
import type { ArticleNode, ArticleTag } from './blog.ts';

/** Reads an article's text. Markdown that articles can't hold is a fault: a reader would see it as something else. */
export function readMarkdown(source: string): { nodes: readonly ArticleNode[]; faults: string[] } {
  const faults: string[] = [];
  const nodes = joined(lexer(source).flatMap((token) => toNodes(token, faults)));
  return { nodes, faults: [...new Set(faults)] };
}

const tags: Readonly<Record<string, ArticleTag>> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  blockquote: 'blockquote',
};

function toNodes(token: Token, faults: string[]): ArticleNode[] {
  const inside = (children: readonly Token[] = []) => joined(children.flatMap((child) => toNodes(child, faults)));
  const tag = tags[token.type];
  if (tag && 'tokens' in token) return [{ tag, content: inside(token.tokens) }];
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [toHeading(token as Tokens.Heading, inside(token.tokens), faults)];
    case 'list':
      return [
        { tag: token.ordered ? 'ol' : 'ul', content: token.items.flatMap((item: Token) => toNodes(item, faults)) },
      ];
    case 'list_item':
      return [{ tag: 'li', content: inside(token.tokens) }];
    case 'text':
      return token.tokens ? inside(token.tokens) : [unescaped(token.text)];
    case 'escape':
      return [token.text];
    case 'codespan':
      return [{ tag: 'code', content: [token.text] }];
    case 'code':
      return [{ tag: 'pre', content: [{ tag: 'code', content: [token.text] }] }];
    case 'br':
      return [{ tag: 'br', content: [] }];
    case 'hr':
      return [{ tag: 'hr', content: [] }];
    case 'link':
      return [toLink(token as Tokens.Link, inside(token.tokens), faults)];
    default:
      faults.push(`its text holds ${names[token.type] ?? `'${token.type}'`}, which articles can’t show.`);
      return [];
  }
}

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'a picture',
  table: 'a table',
  del: 'struck text',
};

/** The title is the first heading, so those of the text are its second and third. */
function toHeading({ depth, text }: Tokens.Heading, content: readonly ArticleNode[], faults: string[]): ArticleNode {
  if (depth !== 2 && depth !== 3) faults.push(`the heading '${text}' has to begin with ## or ###.`);
  return { tag: depth === 3 ? 'h3' : 'h2', content };
}

function toLink({ href, text }: Tokens.Link, content: readonly ArticleNode[], faults: string[]): ArticleNode {
  if (!/^(https?:|mailto:|tel:|\/(?!\/)|#)/.test(href))
    faults.push(`the link '${text}' leads to '${href}': begin it with https:, mailto:, tel: or /.`);
  return { tag: 'a', href, content };
}

/** Marked leaves the entities of the source in place. */
function unescaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': '’',
    nbsp: '\u00a0',
  };
  return text.replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Neighboring texts become one. */
function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
  const result: ArticleNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}
