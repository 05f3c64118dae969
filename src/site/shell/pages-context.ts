import { createContext } from 'react';
import type { PageLoader } from '../page-loader.ts';

/** For a page that fetches something before it is needed. */
export const PagesContext = createContext<PageLoader | null>(null);
