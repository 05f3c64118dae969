import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../navigation/Link.tsx';
import { useAsLeft } from '../navigation/use-navigation.ts';
import type { Path } from '../paths.ts';

interface LinkButtonProps {
  href: Path;
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

/** Leaves a form for the list that it was opened from. */
export function CancelLink({ list }: { list: Path }) {
  return <LinkButton href={useAsLeft()(list)}>Cancel</LinkButton>;
}
