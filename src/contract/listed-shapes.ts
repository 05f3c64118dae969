import { type Endpoints, rowShapeOf } from './endpoint.ts';
import { resources } from './endpoints.ts';
import type { Shape } from './shape.ts';

/** The shapes of the resources' rows, as their lists contain them. A resource without a list has none. */
export const listedShapes: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries<Endpoints>(resources).flatMap(([name, own]) => {
    const reader = Object.values(own).find(({ method, list, page }) => method === 'GET' && (list ?? page));
    return reader ? [[name, rowShapeOf(reader)]] : [];
  }),
);
