import type { Service } from '../../../content/services.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../../kit/Arrow.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './ServiceCard.module.css';
import { ServiceFigure } from './ServiceFigure.tsx';
import { ServiceWords } from './ServiceWords.tsx';

interface ServiceCardProps {
  service: Service;
  /** Whether it is the one card that is set off from the others. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One service beside its figure. 'Learn More' only marks it: everything is in sight already. */
export function ServiceCard({ service, isOpen, onToggle }: ServiceCardProps) {
  const titleId = `${service.id}-title`;
  return (
    <Section id={service.id} className={styles.service} isColumns>
      <ServiceFigure service={service} />
      <div className={styles.column}>
        <ServiceWords service={service} titleId={titleId} />
        <div className={section.acts}>
          <ButtonLink href="/contact" aria-describedby={titleId}>
            Get Quote
            <Arrow />
          </ButtonLink>
          <Button className={styles.toggle} aria-pressed={isOpen} aria-describedby={titleId} onClick={onToggle}>
            Learn More
          </Button>
        </div>
      </div>
    </Section>
  );
}
