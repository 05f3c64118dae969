import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../Sign.tsx';

/** The links to the contact page and to the services, for the row of a `Pitch`. */
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
