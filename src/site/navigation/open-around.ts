/** Returns the element of a fragment, which is URL-encoded; null if there is none. */
export function targetOf(fragment: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the closed `details` around a fragment's element, which not all browsers do. Returns the `details`, if any. */
export function openAround(fragment: string): Element | null | undefined {
  const folded = targetOf(fragment)?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  return folded;
}
