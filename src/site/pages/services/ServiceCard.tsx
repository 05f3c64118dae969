import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../../kit/Arrow.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './ServiceCard.module.css';
import type { ServiceDetails } from './service-details.ts';
import { titleId } from './title-id.ts';

interface ServiceCardProps {
  service: ServiceDetails;
  /** Whether it is the one card that is set off from the others. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One service beside its detail drawing. 'Learn More' only marks it: everything is in sight already. */
export function ServiceCard({ service, isOpen, onToggle }: ServiceCardProps) {
  const describedBy = titleId(service.id);
  return (
    <Section id={service.id} className={styles.service} isColumns>
      {service.panel}
      <div className={styles.column}>
        {service.words}
        <div className={section.acts}>
          <ButtonLink href="/contact" aria-describedby={describedBy}>
            Get Quote
            <Arrow />
          </ButtonLink>
          <Button className={styles.toggle} aria-pressed={isOpen} aria-describedby={describedBy} onClick={onToggle}>
            Learn More
          </Button>
        </div>
      </div>
    </Section>
  );
}
