import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import type { ArticleNode, ArticleTag } from '../../../../content/blog/blog.ts';
import * as styles from './ArticleText.module.css';

type Subheading = 'h4' | 'h5';

interface ArticleTextProps {
  text: readonly ArticleNode[];
  /** Of its first headings: one below the title's. */
  level?: 2 | 4;
}

/** The text of an article. */
export function ArticleText({ text, level = 2 }: ArticleTextProps) {
  return <div className={styles.text}>{draw(text, level)}</div>;
}

const classes: { [tag in ArticleTag | Subheading]?: string | undefined } = {
  h2: styles.heading,
  h3: clsx(styles.heading, styles.lesser),
  h4: clsx(styles.heading, styles.lesser),
  h5: clsx(styles.heading, styles.least),
  ul: styles.list,
  ol: clsx(styles.list, styles.numbers),
  code: styles.code,
  pre: styles.block,
  blockquote: styles.quote,
};

/** Under a card's title, which is an h3. */
const lowered: { [tag in ArticleTag]?: Subheading } = { h2: 'h4', h3: 'h5' };

/** Texts never change, so that a place among its neighbors tells a part apart. */
function draw(nodes: readonly ArticleNode[], level: 2 | 4): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, content } = node;
    const element = (level === 4 && lowered[tag]) || tag;
    return createElement(element, { key: index, href, className: classes[element] }, ...draw(content, level));
  });
}
