import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

interface Look {
  variant?: 'primary' | 'plain' | undefined;
  size?: 'small' | 'icon' | undefined;
}

/** A styled `<button>`. `type` is `button` by default, so that it doesn't submit its form. */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}

export function ButtonLink({ variant, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a {...rest} className={clsx(styles.button, className)} data-variant={variant} data-size={size} />;
}
