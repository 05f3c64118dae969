import clsx from 'clsx';
import { casePath, caseStudies, caseWords } from '../../../content/pages/cases.ts';
import { aiDrawing, processDrawing } from '../../../content/pages/drawings.ts';
import type { Service } from '../../../content/pages/services.ts';
import { card } from '../../../content/pages/services-page.ts';
import { hasCases } from '../../../content/parts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure, type FigureProps } from '../../kit/figures/Figure.tsx';
import { serviceFigure } from '../../kit/figures/service-figures.ts';
import { Meter, Result } from '../../kit/Meter.tsx';
import { Points } from '../../kit/Points.tsx';
import { Arrow } from '../../kit/Sign.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import ai from './ai.svg';
import process from './process.svg';
import * as styles from './ServiceCard.module.css';

/** The drawings that only this page shows, by service id. */
const figures: Readonly<Record<string, FigureProps>> = {
  'ai-implementation': { drawing: ai, ...aiDrawing },
  'process-automation': { drawing: process, ...processDrawing },
};

/** `wide`: figure above the text. `strip`: opposite theme, with the case study's result at the end. */
export type ServiceLayout = 'wide' | 'strip';

interface ServiceCardProps {
  service: Service;
  layout: ServiceLayout | undefined;
  /** Highlights the card; at most one is highlighted. */
  isOpen: boolean;
  onToggle: () => void;
}

/** One service: name, figure and details, in this order for screen readers. Learn More only highlights the card. */
export function ServiceCard({ service, layout, isOpen, onToggle }: ServiceCardProps) {
  const about = <span className={text.hidden}>{`: ${service.title}`}</span>;
  const study =
    caseStudies.find(({ services }) => services[0] === service.id) ??
    caseStudies.find(({ services }) => services.includes(service.id));
  return (
    <Section
      id={service.id}
      className={clsx(
        styles.service,
        layout === 'wide' && styles.wide,
        layout === 'strip' && styles.strip,
        layout && styles.low,
      )}
      tone={layout === 'strip' ? 'opposite' : undefined}
      columns="12"
    >
      <div className={styles.name}>
        <h2 className={styles.title}>{service.title}</h2>
        <p className={styles.subtitle}>{service.subtitle}</p>
        <p className={text.mute}>{service.description}</p>
      </div>
      <div className={styles.side}>
        <figure className={`${styles.panel} ${section.graph} ${section.edge}`}>
          <Figure {...(figures[service.id] ?? serviceFigure(service))} />
          <figcaption className={`${text.note} ${styles.caption}`}>{service.caption}</figcaption>
        </figure>
        {hasCases && study && (
          <div className={styles.proof}>
            {/* Only the main service shows the numbers, so that no two services show the same ones. */}
            {study.services[0] === service.id && (
              <>
                <Meter afterPercent={study.afterPercent} />
                <Result study={study} />
              </>
            )}
            <ActionLink href={casePath(study.slug)}>{`${caseWords.read} ${study.client}`}</ActionLink>
          </div>
        )}
      </div>
      {/* The benefits as statements, and below them the features that prove them. */}
      <div className={styles.lists}>
        <div>
          <h3 className={text.note}>{card.benefits}</h3>
          <ul className={styles.benefits}>
            {service.benefits.map((benefit) => (
              <li key={benefit} className={styles.benefit}>
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.features}>
          <h3 className={text.note}>{card.features}</h3>
          <Points points={service.features} />
        </div>
      </div>
      <div className={`${section.row} ${styles.acts}`}>
        <ButtonLink href="/contact">
          {card.quote}
          {about}
          <Arrow />
        </ButtonLink>
        <Button className={`${type.scripted} ${styles.toggle}`} aria-pressed={isOpen} onClick={onToggle}>
          {card.more}
          {about}
        </Button>
      </div>
    </Section>
  );
}
