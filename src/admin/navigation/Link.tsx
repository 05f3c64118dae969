import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Path } from '../paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Path; asChild?: boolean };

export const Link = RouterLink as (props: LinkProps) => ReactNode;

export function LinkButton({ href, variant, children }: { href: Path; variant?: 'primary'; children: ReactNode }) {
  return (
    <Link href={href} asChild>
      <ButtonLink size="small" variant={variant}>
        {children}
      </ButtonLink>
    </Link>
  );
}
