/** Makes what a program starts with. What can't be made ends it with one sentence for the person at the terminal, no stack. */
export async function orExit<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
