import { hydrateRoot } from 'react-dom/client';
import { createPageLoader } from './page-loader.ts';
import { Site } from './Site.tsx';

const { pathname } = window.location;
const pages = createPageLoader(pathname);
// The first page's code comes first: hydration then finds what the HTML shows, without a loading state between.
await pages.load(pathname);
const root = document.getElementById('root');
if (root) hydrateRoot(root, <Site pages={pages} />);
