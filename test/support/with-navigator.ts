/** Sets a property of `navigator` until the test ends, because the test files of a process share the object. */
export function withNavigator(t: { after: (undo: () => void) => void }, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(navigator, name, before);
    else Reflect.deleteProperty(navigator, name);
  });
}
