import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { callToAction, filters, head, hero, sheets, stats } from '../../../content/pages/testimonials-page.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Headline, Section, SectionHead } from '../../kit/section/Section.tsx';
import * as chips from '../../kit/styles/Chips.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import nextSheet from './next-sheet.svg';
import signedOff from './signed-off.svg';
import { formOf, TestimonialCard } from './TestimonialCard.tsx';
import * as styles from './Testimonials.module.css';

export const page = { Page: Testimonials, head };

export function Testimonials() {
  return (
    <>
      <Section>
        <Hero />
      </Section>
      {testimonials.length > 0 && <TestimonialsList />}
      <CallToAction words={callToAction} drawing={nextSheet} />
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

export function TestimonialsList() {
  const [filterId, setFilterId] = useState('all');
  const chosen = filters.find(({ id }) => id === filterId);
  // A testimonial whose service has no filter is only under All.
  const shown = chosen?.service ? testimonials.filter(({ service }) => service === chosen.service) : testimonials;
  const count = sheets.showing(shown.length, testimonials.length);
  return (
    <Section id="sign-offs" tone="sunk">
      <SectionHead title={sheets.title} />
      <fieldset className={`${chips.chips} ${styles.filters} ${type.scripted}`}>
        <legend className={text.hidden}>{sheets.filter}</legend>
        {filters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            data-early="click"
            className={chips.chip}
            aria-pressed={id === filterId}
            onClick={() => setFilterId(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <LiveRegion className={`${text.note} ${styles.count}`}>
        {chosen?.service ? `${count}: ${chosen.label}` : count}
      </LiveRegion>
      <ul className={styles.cards}>
        {shown.map((testimonial) => (
          <li key={testimonial.id} className={styles.item} data-form={formOf(testimonial)}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `shown`: fades in with the document. `waiting`: not visible yet. `revealed`: fades in once it's on screen. */
type Reveal = 'shown' | 'waiting' | 'revealed';

/** The share of the element that must be on screen. Specification §9. */
const REVEAL_THRESHOLD = 0.1;

/**
 * Returns a ref and the state of an element that fades in once, when a tenth of it is on screen.
 *
 * A prerendered element starts as `shown`, which needs no JavaScript. It becomes `waiting` only if the observer first
 * reports it off screen, because visible content must not disappear. An element mounted by a client-side navigation
 * starts as `waiting`, and fades in one frame later, after the observer's first report.
 * Only opacity may depend on the state, so that nothing moves.
 */
function useReveal(): { ref: RefObject<HTMLDivElement | null>; reveal: Reveal } {
  const ref = useRef<HTMLDivElement>(null);
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [reveal, setReveal] = useState<Reveal>(isPrerendered ? 'shown' : 'waiting');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= REVEAL_THRESHOLD;
        if (isOnScreen) observer.disconnect();
        setReveal((current) => (!isOnScreen ? 'waiting' : current === 'waiting' ? 'revealed' : current));
      },
      { threshold: REVEAL_THRESHOLD },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, reveal };
}

const subscribeToNothing = () => () => undefined;
