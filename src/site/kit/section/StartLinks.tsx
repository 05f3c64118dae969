import { ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../Arrow.tsx';

/** The two ways on from a page's pitch. */
export function StartLinks() {
  return (
    <>
      <ButtonLink variant="primary" href="/contact">
        Start a project
        <Arrow />
      </ButtonLink>
      <ButtonLink href="/services">See our services</ButtonLink>
    </>
  );
}
