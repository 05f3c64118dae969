/** Opens the closed `details` around a fragment's element, which not all browsers do. Returns the `details`, if any. */
export function openAround(fragment: string): Element | null | undefined {
  const folded = document.getElementById(fragment.slice(1))?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  return folded;
}
