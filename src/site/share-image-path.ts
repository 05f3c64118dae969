/** The picture that a shared link to a page shows, 1200 by 630 pixels. Drawn by the build. */
export function shareImagePath(path: string): string {
  return `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
