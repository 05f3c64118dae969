import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';

interface LinkButtonProps {
  /** Below the console's base: `/categories/new`. */
  href: string;
  variant?: 'primary';
  children: ReactNode;
}

/** A link to a screen that looks like a button. */
export function LinkButton({ href, variant, children }: LinkButtonProps) {
  return (
    <Link href={href} asChild>
      <ButtonLink size="small" variant={variant}>
        {children}
      </ButtonLink>
    </Link>
  );
}
