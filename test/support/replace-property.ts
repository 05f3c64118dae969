/** Sets a property of a global object until the test ends, because files share these objects. Call it once a test. */
export function replaceProperty(t: { after: (undo: () => void) => void }, of: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value, configurable: true, writable: true });
  t.after(() => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  });
}
