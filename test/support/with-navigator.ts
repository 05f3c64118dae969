/** Changes a property of `navigator` for the duration of a test, because files of a process share it. */
export function withNavigator(t: { after: (undo: () => void) => void }, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(navigator, name, before);
    else Reflect.deleteProperty(navigator, name);
  });
}
