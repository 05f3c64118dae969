/**
 * Returns whether a key press belongs to an input method, where Enter confirms a composition. Safari ends the
 * composition before it dispatches that key press, so only the key code 229 identifies it.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
