import type { ReactNode } from 'react';
import { type Service, services } from '../../../content/services.ts';
import * as text from '../../../ui/Text.module.css';
import { AiFigure } from '../../kit/figures/AiFigure.tsx';
import { ChatFigure } from '../../kit/figures/ChatFigure.tsx';
import { DataFigure } from '../../kit/figures/DataFigure.tsx';
import { ProcessFigure } from '../../kit/figures/ProcessFigure.tsx';
import { WebFigure } from '../../kit/figures/WebFigure.tsx';
import * as list from '../../kit/Points.module.css';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './ServiceCard.module.css';
import type { ServiceDetails } from './service-details.ts';
import { titleId } from './title-id.ts';

const drawings: Record<string, ReactNode> = {
  'ai-chatbots': <ChatFigure />,
  'web-development': <WebFigure />,
  'data-analytics': <DataFigure />,
  'ai-implementation': <AiFigure />,
  'process-automation': <ProcessFigure />,
};

/** Drawings and words of the five services, from the content. */
export const details: readonly ServiceDetails[] = services.map((service) => ({
  id: service.id,
  title: service.title,
  panel: <Panel service={service} />,
  words: <Words service={service} />,
}));

function Panel({ service }: { service: Service }) {
  return (
    <figure className={`${styles.panel} ${section.graph} ${section.ticks}`}>
      {drawings[service.id]}
      <figcaption className={`${text.note} ${styles.caption}`}>{service.caption}</figcaption>
    </figure>
  );
}

function Words({ service }: { service: Service }) {
  return (
    <div className={styles.words}>
      <h2 id={titleId(service.id)} className={styles.title}>
        {service.title}
      </h2>
      <p className={styles.subtitle}>{service.subtitle}</p>
      <p className={text.mute}>{service.description}</p>
      <Points title="Features" points={service.features} />
      <Points title="Benefits" points={service.benefits} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h3 className={text.note}>{title}</h3>
      <ul className={list.points}>
        {points.map((point) => (
          <li key={point} className={list.point}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
