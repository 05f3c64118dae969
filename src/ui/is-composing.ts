/**
 * Whether a key is an input method's: Enter there takes over what was composed. Safari ends the composition before it tells of
 * that key, and leaves only the code 229.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
