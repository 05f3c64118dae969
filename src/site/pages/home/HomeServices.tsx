import type { ReactNode } from 'react';
import { furtherServices, offer, type ServiceCard, serviceCards } from '../../../content/pages/home.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { ChatFigure } from '../../kit/figures/ChatFigure.tsx';
import { DataFigure } from '../../kit/figures/DataFigure.tsx';
import { WebFigure } from '../../kit/figures/WebFigure.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeServices.module.css';

/** Three services, each with its detail drawing: one tall card, two wide ones. */
export function HomeServices() {
  const [chatbots, web, data] = serviceCards;
  return (
    <Section>
      <SectionHead {...offer} isLeadBeside />
      <div className={styles.cards}>
        <Card service={chatbots} figure={<ChatFigure />} isTall />
        <Card service={web} figure={<WebFigure />} />
        <Card service={data} figure={<DataFigure />} />
      </div>
      <p className={styles.more}>
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

function Card({ service, figure, isTall = false }: { service: ServiceCard; figure: ReactNode; isTall?: boolean }) {
  return (
    <article className={`${styles.card} ${section.ticks}`} data-tall={isTall || undefined}>
      <div className={styles.figure}>{figure}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>{service.title}</h3>
        <p className={text.mute}>{service.description}</p>
        <p className={styles.link}>
          <ActionLink href={`/services#${service.id}`}>{service.link}</ActionLink>
        </p>
      </div>
    </article>
  );
}
