/** Of what could be sent, what was edited: nothing else is to be overwritten. */
export function onlyEdited<Fields extends object>(fields: Fields, edited: ReadonlySet<string>): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => edited.has(name))) as Partial<Fields>;
}
