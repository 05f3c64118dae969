import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '../../../content/site.ts';
import { Link } from '../../navigation/Link.tsx';
import { useNavigator, useWithLastQuery } from '../../navigation/use-navigation.ts';
import type { Path } from '../../paths.ts';
import * as kit from '../Kit.module.css';
import * as styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  /** The heading, and the title of the document. */
  title: string;
  /** The list to which the breadcrumb links. */
  parent?: { href: Path; label: string };
  children?: ReactNode;
  actions?: ReactNode;
}

/** The header of every screen: sets the document's title, and takes the focus after navigation. */
export function ScreenHead({ title, parent, children, actions }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasMoved } = useNavigator();
  const withLastQuery = useWithLastQuery();
  useEffect(() => {
    document.title = `${title} | ${site.name} console`;
  }, [title]);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <header className={clsx(kit.wrap, styles.head)}>
      <div>
        {parent && (
          <nav aria-label="Breadcrumb" className={styles.parent}>
            <Link href={withLastQuery(parent.href)}>{parent.label}</Link>
          </nav>
        )}
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {actions && <div className={kit.wrap}>{actions}</div>}
    </header>
  );
}

export function focusScreenHead(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Moves the focus to the screen's heading if the focused element was removed. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) focusScreenHead();
}

export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
}
