import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './ActionLink.module.css';
import { Arrow } from './Sign.tsx';

/** A call-to-action text link with an arrow. */
export function ActionLink({ children, className, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={clsx(styles.link, className)} {...rest}>
      {children}
      <Arrow />
    </a>
  );
}
