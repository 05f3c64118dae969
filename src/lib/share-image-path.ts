/**
 * The picture that a shared link to a page shows, 1200 by 630 pixels. Drawn by the build. An article has one of its own; every
 * other page below another is shared with that one's.
 */
export function shareImagePath(path: string): string {
  const shown = path.startsWith('/blog/') ? path : path.replace(/(?<=.)\/.*/, '');
  return `/images/share/${shown === '/' ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`;
}
