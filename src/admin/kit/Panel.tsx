import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import * as kit from './Kit.module.css';

interface PanelProps {
  title: ReactNode;
  /** Shown next to the title, such as a count or a button. */
  aside?: ReactNode;
  /** Omits the padding around the content, for tables. */
  isFlush?: boolean;
  children: ReactNode;
}

export function Panel({ title, aside, isFlush, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={clsx(kit.stack, kit.sheet, kit.panel)} data-flush={isFlush} aria-labelledby={titleId}>
      <header className={kit.wrap}>
        <h2 id={titleId} className={kit.fill}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
