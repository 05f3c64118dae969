/** Hears events before anything in the page can stop them, until the answered function is called. */
export function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, listener, true);
  return () => {
    for (const type of types) removeEventListener(type, listener, true);
  };
}
