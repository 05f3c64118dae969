import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as styles from './DangerButton.module.css';

/** A button whose action can't be undone. */
export function DangerButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} className={clsx(styles.danger, className)} />;
}
