import clsx from 'clsx';
import { createElement, type MouseEvent, type ReactNode, useState } from 'react';
import { reading } from '../../../content/text/reading.ts';
import { type TextElement, type TextNode, textOf } from '../../../content/text/text.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Sign } from '../Sign.tsx';
import * as plates from './Plates.module.css';
import * as styles from './Prose.module.css';

/** The sites that frames may show, inserted by the build. Without any, the script has no code for frames. */
declare const __FRAME_URLS__: string | undefined;

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
    const parts = draw(content, isInCard);
    if (typeof __FRAME_URLS__ === 'string' && __FRAME_URLS__) {
      const address = attributes?.['data-frame'];
      const [link] = content;
      if (isAllowed(address, __FRAME_URLS__) && typeof link === 'object')
        parts[0] = <Frame key="frame" address={String(address)} link={link} />;
    }
    return createElement(element, { key: index, ...attributes }, ...parts);
  });
}

function isAllowed(address: unknown, frameUrls: string): boolean {
  const originOf = (url: string) => new URL(url).origin;
  return typeof address === 'string' && frameUrls.split(/\s+/).some((url) => originOf(url) === originOf(address));
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A page of another site, such as a video. Until the visitor presses its poster, nothing is loaded from there. The
 * poster is a link, which works without JavaScript.
 */
function Frame({ address, link }: { address: string; link: TextElement }) {
  const [isOpen, setOpen] = useState(false);
  const title = textOf(link.content);
  if (isOpen) return <iframe ref={focus} src={address} title={title} allow="autoplay; encrypted-media; fullscreen" />;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <ButtonLink href={String(link.attributes?.href)} aria-expanded={false} data-early="click" onClick={open}>
      <Sign d="M4 2v14l12-7z" />
      {title}
      <small>
        {reading.loadsFrom} {new URL(address).hostname}
      </small>
    </ButtonLink>
  );
}
