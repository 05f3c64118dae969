import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';

interface Look {
  variant?: 'primary' | 'plain' | undefined;
  size?: 'small' | 'icon' | undefined;
}

/**
 * A styled `<button>`. `type` is `button` by default, so that it doesn't submit its form. The site replays clicks that
 * come before hydration, unless the browser handles them (site/hydration/deferred.ts).
 */
export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button
      className={clsx(styles.button, className)}
      type="button"
      data-early={rest.type === 'submit' || rest.popoverTarget ? undefined : 'click'}
      {...rest}
      data-variant={variant}
      data-size={size}
    />
  );
}

export function ButtonLink({ variant, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={clsx(styles.button, className)} {...rest} data-variant={variant} data-size={size} />;
}
