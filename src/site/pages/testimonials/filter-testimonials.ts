import type { TestimonialService } from '../../../content/pages/testimonials.ts';
import { filters, sheets, type TestimonialFilter } from '../../../content/pages/testimonials-page.ts';

export type FilterId = TestimonialFilter['id'];

/** The testimonials that a filter lets through, in the order given. A service without a filter of its own shows only under All. */
export function filterByService<Item extends { service: TestimonialService }>(
  items: readonly Item[],
  id: FilterId,
): readonly Item[] {
  const service = filters.find((filter) => filter.id === id)?.service ?? null;
  return service === null ? items : items.filter((item) => item.service === service);
}

/** A sentence about what is shown now. */
export function describeShown(id: FilterId, shownCount: number, totalCount: number): string {
  const label = id === 'all' ? '' : filters.find((filter) => filter.id === id)?.label;
  const count = sheets.showing(shownCount, totalCount);
  return label ? `${count}: ${label}` : count;
}
