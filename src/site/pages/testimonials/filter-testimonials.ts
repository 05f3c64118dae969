import { filters, type Testimonial, type TestimonialFilter, testimonials } from '../../../content/testimonials.ts';

export type FilterId = TestimonialFilter['id'];

/** The testimonials that a filter lets through, in their order. A service without a filter shows only under All. */
export function filterTestimonials(id: FilterId): readonly Testimonial[] {
  const service = filters.find((filter) => filter.id === id)?.service ?? null;
  return service === null ? testimonials : testimonials.filter((testimonial) => testimonial.service === service);
}

/** What is shown now, as a sentence. */
export function describeFilter(id: FilterId): string {
  const label = id === 'all' ? '' : filters.find((filter) => filter.id === id)?.label;
  const count = `Showing ${filterTestimonials(id).length} of ${testimonials.length} testimonials`;
  return label ? `${count}: ${label}` : count;
}
