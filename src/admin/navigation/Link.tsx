import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Path } from '../paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Path; asChild?: boolean };

export const Link = RouterLink as (props: LinkProps) => ReactNode;

type LinkButtonProps = Pick<LinkProps, 'href' | 'children' | 'aria-label'> & { variant?: 'primary' };

export function LinkButton({ href, ...props }: LinkButtonProps) {
  return (
    <Link href={href} asChild>
      <ButtonLink size="small" {...props} />
    </Link>
  );
}
