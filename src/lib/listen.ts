/** Listens to window events in the capture phase, before the page can stop them. Returns the cleanup function. */
export function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, listener, true);
  return () => {
    for (const type of types) removeEventListener(type, listener, true);
  };
}
