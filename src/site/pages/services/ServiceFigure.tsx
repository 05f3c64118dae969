import { memo, type ReactNode } from 'react';
import type { Service } from '../../../content/pages/services.ts';
import * as text from '../../../ui/Text.module.css';
import { AiFigure } from '../../kit/figures/AiFigure.tsx';
import { ChatFigure } from '../../kit/figures/ChatFigure.tsx';
import { DataFigure } from '../../kit/figures/DataFigure.tsx';
import { ProcessFigure } from '../../kit/figures/ProcessFigure.tsx';
import { WebFigure } from '../../kit/figures/WebFigure.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './ServiceCard.module.css';

const figures: Record<string, ReactNode> = {
  'ai-chatbots': <ChatFigure />,
  'web-development': <WebFigure />,
  'data-analytics': <DataFigure />,
  'ai-implementation': <AiFigure />,
  'process-automation': <ProcessFigure />,
};

/** The service's framed figure. */
export const ServiceFigure = memo(function ServiceFigure({ service }: { service: Service }) {
  return (
    <figure className={`${styles.panel} ${section.graph} ${section.ticks}`}>
      {figures[service.id]}
      <figcaption className={`${text.note} ${styles.caption}`}>{service.caption}</figcaption>
    </figure>
  );
});
