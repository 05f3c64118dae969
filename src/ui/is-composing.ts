/**
 * Returns whether an input method handles a key: Enter then confirms the composition. Safari ends the composition
 * before it dispatches that key, and leaves only the key code 229.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
