import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../Sign.tsx';

/** The links to the contact page and the services, in a page's pitch. */
export function StartLinks() {
  return (
    <>
      <ButtonLink variant="primary" href="/contact">
        {actions.start}
        <Arrow />
      </ButtonLink>
      <ButtonLink href="/services">{actions.services}</ButtonLink>
    </>
  );
}
