import { offer } from '../../../content/pages/home.ts';
import { type Service, services } from '../../../content/pages/services.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import { serviceFigure } from '../../kit/figures/service-figures.ts';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeServices.module.css';

const cards = services.filter(({ card }) => card);
const others = services.filter(({ card }) => !card);

/** The services with a card, three of them next to each other, and links to the others. */
export function HomeServices() {
  return (
    <Section>
      <SectionHead {...offer} isLeadBeside />
      <div className={`${section.cols} ${styles.cards}`} data-columns={cards.length === 3 ? '5-7' : undefined}>
        {cards.map((service, index) => (
          <Card key={service.id} service={service} isTall={index === 0 && cards.length === 3} />
        ))}
      </div>
      {others.length > 0 && (
        <p className={`${section.row} ${section.edge} ${styles.card} ${styles.more}`}>
          {cards.length > 0 && <span className={text.mute}>{offer.also}</span>}
          {others.map(({ id, title }) => (
            <ActionLink key={id} href={`/services#${id}`}>
              {title}
            </ActionLink>
          ))}
        </p>
      )}
    </Section>
  );
}

function Card({ service, isTall }: { service: Service; isTall: boolean }) {
  return (
    <article className={`${styles.card} ${section.edge}`} data-tall={isTall || undefined}>
      <div className={styles.figure}>
        <Figure {...serviceFigure(service)} />
      </div>
      <div className={styles.words}>
        <h3>{service.title}</h3>
        <p className={text.mute}>{service.card?.description}</p>
        <p>
          <ActionLink href={`/services#${service.id}`}>{service.card?.link}</ActionLink>
        </p>
      </div>
    </article>
  );
}
