import { useState } from 'react';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { filters, sheets } from '../../../content/pages/testimonials-page.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as chips from '../../kit/styles/Chips.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { formOf, TestimonialCard } from './TestimonialCard.tsx';
import * as styles from './TestimonialsList.module.css';

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
