import type { Service } from '../../../content/pages/services.ts';
import { card } from '../../../content/pages/services-page.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Arrow.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './ServiceCard.module.css';
import { ServiceFigure } from './ServiceFigure.tsx';
import { ServiceWords } from './ServiceWords.tsx';

interface ServiceCardProps {
  service: Service;
  /** The one card that is set off from the others. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One service beside its figure. 'Learn More' only marks it: everything is in sight already. */
export function ServiceCard({ service, isOpen, onToggle }: ServiceCardProps) {
  const about = <span className={text.hidden}>{`: ${service.title}`}</span>;
  return (
    <Section id={service.id} className={styles.service} isColumns>
      <ServiceFigure service={service} />
      <div className={styles.column}>
        <ServiceWords service={service} />
        <div className={section.acts}>
          <ButtonLink href="/contact">
            {card.quote}
            {about}
            <Arrow />
          </ButtonLink>
          <Button className={styles.toggle} aria-pressed={isOpen} onClick={onToggle}>
            {card.more}
            {about}
          </Button>
        </div>
      </div>
    </Section>
  );
}
