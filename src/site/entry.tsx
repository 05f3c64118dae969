import { hydrateRoot } from 'react-dom/client';
import { createPageLoader } from './page-loader.ts';
import { routeOf } from './routes.ts';
import { Site } from './Site.tsx';

const { pathname } = window.location;
const root = document.getElementById('root');
const pages = createPageLoader(pathname);
// Hydration has to find what the HTML shows, without a loading state between: so the code of a page with state comes first.
if (!routeOf(pathname).isStatic) await pages.load(pathname);
if (root) hydrateRoot(root, <Site pages={pages} />);
