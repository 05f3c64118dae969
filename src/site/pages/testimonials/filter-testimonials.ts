import { filters, sheets } from '../../../content/pages/testimonials-page.ts';

/** Returns the matching testimonials in order. A testimonial whose service has no filter is only under All. */
export function filterByService<Item extends { service: string }>(items: readonly Item[], id: string): readonly Item[] {
  const service = filters.find((filter) => filter.id === id)?.service ?? null;
  return service === null ? items : items.filter((item) => item.service === service);
}

/** Returns how many testimonials are displayed, with the filter's label, as a text for people. */
export function describeCount(id: string, shownCount: number, totalCount: number): string {
  const label = id === 'all' ? '' : filters.find((filter) => filter.id === id)?.label;
  const count = sheets.showing(shownCount, totalCount);
  return label ? `${count}: ${label}` : count;
}
