import { useState } from 'react';
import { filters } from '../../../content/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import * as chips from '../../kit/Chips.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import { describeShown, type FilterId, filterByService } from './filter-testimonials.ts';
import * as styles from './TestimonialsList.module.css';
import { cards, LIST_ID } from './testimonials-parts.ts';

/** The filter bar and the cards that it lets through. */
export function TestimonialsList() {
  const [filterId, setFilterId] = useState<FilterId>('all');
  const shown = filterByService(cards, filterId);
  return (
    <Section id={LIST_ID} tone="sunk">
      <SectionHead className={styles.head} tag="Sign-off sheets" title="What they ordered, and what they got." />
      <fieldset className={chips.chips}>
        <legend className={text.hidden}>Filter by service</legend>
        {filters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={chips.chip}
            aria-pressed={id === filterId}
            onClick={() => setFilterId(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={`${text.note} ${styles.count}`} role="status">
        {describeShown(filterId, shown.length, cards.length)}
      </p>
      <ul className={styles.cards}>
        {shown.map(({ id, service, card }) => (
          <li key={id} data-id={id} data-service={service}>
            {card}
          </li>
        ))}
      </ul>
    </Section>
  );
}
