import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import type { TextNode } from '../../../content/text/text.ts';
import * as plates from './Plates.module.css';
import * as styles from './Prose.module.css';

interface ProseProps {
  text: readonly TextNode[];
  /** Lowers the heading levels by two, because the text is below a card's h3. */
  isInCard?: boolean;
}

/** Renders the nodes of a text, which the build has parsed from Markdown. */
export function Prose({ text, isInCard = false }: ProseProps) {
  return (
    <div className={clsx(styles.text, plates.plates, isInCard || styles.page)} data-page={isInCard ? undefined : true}>
      {draw(text, isInCard)}
    </div>
  );
}

const lowered: Readonly<Record<string, string>> = { h2: 'h4', h3: 'h5' };

/** Renders nodes. Texts never change, so the index is a stable key. */
function draw(nodes: readonly TextNode[], isInCard: boolean): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, attributes, content } = node;
    const element = (isInCard && lowered[tag]) || tag;
    return createElement(element, { key: index, ...attributes }, ...draw(content, isInCard));
  });
}
