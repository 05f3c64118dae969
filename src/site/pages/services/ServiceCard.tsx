import type { Service } from '../../../content/pages/services.ts';
import { card } from '../../../content/pages/services-page.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Arrow.tsx';
import { Points } from '../../kit/Points.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './ServiceCard.module.css';
import { ServiceFigure } from './ServiceFigure.tsx';

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

/** The words about a service. */
function ServiceWords({ service }: { service: Service }) {
  const lists = [
    [card.features, service.features],
    [card.benefits, service.benefits],
  ] as const;
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{service.title}</h2>
      <p className={styles.subtitle}>{service.subtitle}</p>
      <p className={text.mute}>{service.description}</p>
      {lists.map(([title, points]) => (
        <div key={title} className={styles.points}>
          <h3 className={text.note}>{title}</h3>
          <Points points={points} />
        </div>
      ))}
    </div>
  );
}
