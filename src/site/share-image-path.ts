/** Returns the address of the image that a shared link to a page shows, 1200 by 630 pixels. Made by the build. */
export function shareImagePath(path: string): string {
  return `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
