import { startEarly } from './early.ts';
import { createScreenLoader } from './screen-loader.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

// The screen and its first call do not wait for React and the shell: all of them are on their way at once.
const loader = createScreenLoader();
const early = startEarly(loader, location);
const { startConsole } = await import('./start-console.tsx');
const root = document.getElementById('root');
const development = process.env.NODE_ENV === 'development' ? await import('./development/DataPanel.tsx') : undefined;
if (root) startConsole(root, loader, early, development?.inspect);
