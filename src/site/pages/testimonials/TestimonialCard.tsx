import clsx from 'clsx';
import { memo } from 'react';
import { type CaseStudy, casePath, caseStudies, caseWords, coverOf } from '../../../content/pages/cases.ts';
import type { Testimonial } from '../../../content/pages/testimonials.ts';
import { sheets } from '../../../content/pages/testimonials-page.ts';
import { hasCases } from '../../../content/parts.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Meter, Result } from '../../kit/Meter.tsx';
import { Sign } from '../../kit/Sign.tsx';
import { ClientSignature } from '../../kit/Signature.tsx';
import { Stars } from '../../kit/Stars.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './TestimonialCard.module.css';

/** A quote with fewer characters is set in a narrow column. */
const SHORT_QUOTE = 100;

export function formOf({ id, quote, figure }: Testimonial) {
  if (quote.length < SHORT_QUOTE) return 'short';
  if (caseOf(id)) return 'case';
  return figure ? 'figure' : 'plain';
}

function caseOf(id: number): CaseStudy | undefined {
  return caseStudies.find(({ testimonial }) => testimonial === id);
}

export const TestimonialCard = memo(function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { id, company, quote, rating, service, industry, project, results, figure } = testimonial;
  const study = caseOf(id);
  const form = formOf(testimonial);
  const cover = hasCases && study && coverOf(study);
  return (
    <article className={clsx(styles.card, form !== 'short' && section.edge)} data-form={form}>
      <figure className={styles.voice} data-tone={form === 'case' ? 'opposite' : undefined}>
        <Stars count={rating} />
        <blockquote className={`${display.statement} ${styles.quote}`}>{quote}</blockquote>
        <ClientSignature of={testimonial} />
      </figure>
      {hasCases && form === 'case' && study && (
        <div className={`${styles.proof} ${section.graph}`}>
          {cover ? (
            <img className={styles.cover} src={cover} alt="" loading="lazy" />
          ) : (
            <Meter afterPercent={study.afterPercent} />
          )}
          <Result study={study} />
        </div>
      )}
      {form === 'figure' && figure && (
        <p className={styles.proof}>
          <b className={display.number}>{figure.value}</b>
          <span className={text.mute}>{figure.label}</span>
        </p>
      )}
      <div className={styles.record}>
        <h3 className={styles.project}>{project}</h3>
        <dl className={`${text.mute} ${styles.data}`}>
          <div>
            <dt className={text.hidden}>{sheets.service}</dt>
            <dd>{service}</dd>
          </div>
          <div>
            <dt className={text.hidden}>{sheets.industry}</dt>
            <dd>{industry}</dd>
          </div>
        </dl>
        <ul className={styles.results} aria-label={sheets.results}>
          {(form === 'figure' ? results.slice(1) : results).map((result) => (
            <li key={result} className={styles.result}>
              <Sign d="M2 5h11v11H2zM5 9l3 4 8-11" />
              {result}
            </li>
          ))}
        </ul>
        {hasCases && study && (
          <p>
            <ActionLink href={casePath(study.slug)}>{`${caseWords.read} ${company}`}</ActionLink>
          </p>
        )}
      </div>
    </article>
  );
});
