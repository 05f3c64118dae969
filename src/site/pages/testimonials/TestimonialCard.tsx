import { memo } from 'react';
import { casePath, caseStudies, caseWords } from '../../../content/pages/cases.ts';
import type { Testimonial } from '../../../content/pages/testimonials.ts';
import { sheets } from '../../../content/pages/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Sign } from '../../kit/Sign.tsx';
import { ClientSignature } from '../../kit/Signature.tsx';
import { Stars } from '../../kit/Stars.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './TestimonialCard.module.css';

/** A quote with fewer characters is set in larger type. */
const SHORT_QUOTE = 70;

export const TestimonialCard = memo(function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { company, quote, rating, service, industry, project, results } = testimonial;
  const study = caseStudies.find(({ testimonial: id }) => id === testimonial.id);
  return (
    <article className={`${styles.card} ${section.ticks}`}>
      <figure className={styles.voice}>
        <Stars count={rating} />
        <blockquote
          className={`${display.statement} ${styles.quote}`}
          data-short={quote.length < SHORT_QUOTE || undefined}
        >
          {quote}
        </blockquote>
        <ClientSignature of={testimonial} className={styles.signature} />
      </figure>
      <div className={styles.record}>
        <h3 className={styles.project}>{project}</h3>
        <dl className={styles.data}>
          <div className={styles.datum}>
            <dt className={text.note}>{sheets.service}</dt>
            <dd>{service}</dd>
          </div>
          <div className={styles.datum}>
            <dt className={text.note}>{sheets.industry}</dt>
            <dd>{industry}</dd>
          </div>
        </dl>
        <ul className={styles.results} aria-label={sheets.results}>
          {results.map((result) => (
            <li key={result} className={styles.result}>
              <Sign d="M2 5h11v11H2zM5 9l3 4 8-11" />
              {result}
            </li>
          ))}
        </ul>
        {study && (
          <p className={styles.more}>
            <ActionLink href={casePath(study.slug)}>{`${caseWords.read} ${company}`}</ActionLink>
          </p>
        )}
      </div>
    </article>
  );
});
