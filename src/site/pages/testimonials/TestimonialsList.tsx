import { useState } from 'react';
import { filters } from '../../../content/testimonials.ts';
import { Sheet, SheetHead } from '../../../ui/Sheet.tsx';
import * as text from '../../../ui/Text.module.css';
import { describeFilter, type FilterId, filterTestimonials } from './filter-testimonials.ts';
import { TestimonialCard } from './TestimonialCard.tsx';
import * as styles from './TestimonialsList.module.css';

/** The filter bar and the cards that it lets through. */
export function TestimonialsList() {
  const [filterId, setFilterId] = useState<FilterId>('all');
  return (
    <Sheet tone="sunk">
      <SheetHead className={styles.head} tag="Sign-off sheets" title="What they ordered, and what they got." />
      <fieldset className={styles.filters}>
        <legend className={text.hidden}>Filter by service</legend>
        {filters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles.filter}
            aria-pressed={id === filterId}
            onClick={() => setFilterId(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={`${text.note} ${styles.count}`} role="status">
        {describeFilter(filterId)}
      </p>
      <ul className={styles.cards}>
        {filterTestimonials(filterId).map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
