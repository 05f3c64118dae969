import { startEarly } from './early.ts';
import { createScreenLoader } from './routes.ts';

// Loads the screen's code and data in parallel with React and the shell.
const loader = createScreenLoader();
const early = startEarly(loader, location);
const { startConsole } = await import('./start-console.tsx');
const root = document.getElementById('root');
if (root) startConsole(root, loader, early);
