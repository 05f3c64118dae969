/** Returns the path of a page's share image: 1200 by 630 pixels, for previews of links. The build makes it. */
export function shareImagePath(path: string): string {
  return `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
