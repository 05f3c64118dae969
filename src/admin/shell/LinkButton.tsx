import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';

export function LinkButton({ href, variant, children }: { href: Path; variant?: 'primary'; children: ReactNode }) {
  return (
    <Link href={href} asChild>
      <ButtonLink size="small" variant={variant}>
        {children}
      </ButtonLink>
    </Link>
  );
}
