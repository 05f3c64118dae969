import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import type { ArticleNode, ArticleTag } from '../../../../content/blog/blog.ts';
import * as styles from './ArticleText.module.css';

/** The text of an article. */
export function ArticleText({ text }: { text: readonly ArticleNode[] }) {
  return <div className={styles.text}>{draw(text)}</div>;
}

const classes: { [tag in ArticleTag]?: string | undefined } = {
  h2: styles.heading,
  h3: styles.heading,
  ul: styles.list,
  ol: clsx(styles.list, styles.numbers),
  code: styles.code,
  pre: styles.block,
  blockquote: styles.quote,
};

/** Texts never change, so that a place among its neighbors tells a part apart. */
function draw(nodes: readonly ArticleNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, content } = node;
    return createElement(tag, { key: index, href, className: classes[tag] }, ...draw(content));
  });
}
