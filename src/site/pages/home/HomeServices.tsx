import { furtherServices, offer, type ServiceCard, serviceCards } from '../../../content/pages/home.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import { serviceFigures } from '../../kit/figures/service-figures.ts';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeServices.module.css';

export function HomeServices() {
  return (
    <Section>
      <SectionHead {...offer} isLeadBeside />
      <div className={`${section.cols} ${styles.cards}`} data-columns="5-7">
        {serviceCards.map((service, index) => (
          <Card key={service.id} service={service} isTall={index === 0} />
        ))}
      </div>
      <p className={`${section.row} ${section.ticks} ${styles.card} ${styles.more}`}>
        <span className={text.mute}>{offer.also}</span>
        {furtherServices.map((service) => (
          <ActionLink key={service.id} href={`/services#${service.id}`}>
            {service.title}
          </ActionLink>
        ))}
      </p>
    </Section>
  );
}

function Card({ service, isTall }: { service: ServiceCard; isTall: boolean }) {
  return (
    <article className={`${styles.card} ${section.ticks}`} data-tall={isTall || undefined}>
      <div className={styles.figure}>
        <Figure {...serviceFigures[service.id]} />
      </div>
      <div className={styles.words}>
        <h3>{service.title}</h3>
        <p className={text.mute}>{service.description}</p>
        <p>
          <ActionLink href={`/services#${service.id}`}>{service.link}</ActionLink>
        </p>
      </div>
    </article>
  );
}
