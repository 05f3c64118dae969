/** Returns the path of the image that previews of shared links show, 1200 by 630 pixels. The build makes it. */
export function shareImagePath(path: string): string {
  return `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
