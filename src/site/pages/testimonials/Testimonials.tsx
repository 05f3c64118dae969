import type { ReactNode } from 'react';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { callToAction, head, hero, stats } from '../../../content/pages/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import * as section from '../../kit/section/Section.module.css';
import { Headline, Section } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import nextSheet from './next-sheet.svg';
import signedOff from './signed-off.svg';
import * as styles from './Testimonials.module.css';
import { TestimonialsList } from './TestimonialsList.tsx';
import { useReveal } from './use-reveal.ts';

export const page = { Page: Testimonials, head };

export function Testimonials() {
  return (
    <>
      <Section>
        <Hero />
      </Section>
      {testimonials.length > 0 && <TestimonialsList />}
      <CallToAction className={closing.closing} words={callToAction} drawing={nextSheet} />
    </>
  );
}

/** The title and the four stats. Fades in when it scrolls into view. */
function Hero() {
  const { ref, reveal } = useReveal();
  return (
    <div ref={ref} className={styles.fade} data-reveal={reveal}>
      <div className={section.cols} data-columns="7-5">
        <div className={section.title}>
          <Headline className={styles.title}>{hero.title}</Headline>
          <p className={text.lead}>{hero.lead}</p>
        </div>
        <div className={styles.figure}>
          <Figure className={motion.once} drawing={signedOff} label={hero.drawing} words={hero} />
        </div>
      </div>
      <ul className={styles.stats}>
        {stats.map((stat, index) => (
          <li key={stat.label}>
            <svg className={styles.gauge} viewBox="0 0 240 28" preserveAspectRatio="none" aria-hidden="true">
              {gauges[index]}
            </svg>
            <p className={`${display.number} ${styles.value}`}>{stat.value}</p>
            <p className={text.note}>{stat.label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A path for the hours of a week: seven lines, to be dashed into 24 hours each. */
const hours = Array.from({ length: 7 }, (_, day) => `M0 ${5 + day * 3}H240`).join('');

/** The charts above the numbers, in the order of `stats`. Each repeats its number, so screen readers skip the chart. */
const gauges: readonly ReactNode[] = [
  // 50+ clients: fifty marks, and a dashed line that continues them.
  <g key="clients">
    <path d="M0 14H200" pathLength="50" strokeWidth="20" strokeDasharray=".35 .65" />
    <path d="M206 14H240" strokeWidth="1.5" strokeDasharray="5 4" />
  </g>,
  // A success rate of 95%: a bar with its end cut out.
  <path key="success" d="M1 4H239V24H1zM228 6V22H237V6z" fill="currentColor" fillRule="evenodd" stroke="none" />,
  // A rating of five: five filled segments.
  <path key="rating" d="M0 14H240" pathLength="500" strokeWidth="20" strokeDasharray="97 3" />,
  <path key="support" d={hours} pathLength="336" strokeWidth="2" strokeDasharray="1.4 .6" />,
];
