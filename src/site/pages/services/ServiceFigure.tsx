import { memo, type ReactNode } from 'react';
import type { Service } from '../../../content/pages/services.ts';
import * as text from '../../../ui/Text.module.css';
import { AiFigure } from '../../kit/figures/AiFigure.tsx';
import { ChatFigure } from '../../kit/figures/ChatFigure.tsx';
import { DataFigure } from '../../kit/figures/DataFigure.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
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
      {figures[service.id] ?? <Sheet label={service.caption} />}
      <figcaption className={`${text.note} ${styles.caption}`}>{service.caption}</figcaption>
    </figure>
  );
});

/** The fallback for a service without a drawing. */
function Sheet({ label }: { label: string }) {
  return (
    <Figure viewBox="0 0 480 300" label={label}>
      <path data-l="body" d="M60 30h360v240H60z" />
      <path data-l="thin" d="M72 42h336v216H72zM248 220h160M248 220v38" />
      <path data-l="hid" d="M130 80h90v90h-90zM260 125a45 45 0 1 0 90 0 45 45 0 1 0-90 0" />
    </Figure>
  );
}
