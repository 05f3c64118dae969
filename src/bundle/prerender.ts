// What the build bundles for Node, so that it has the owner's settings: the site, and the check of its content.
export * from '../site/prerender.tsx';
export { contentFaults } from './content-faults.ts';
export { contentNotices } from './content-notices.ts';
