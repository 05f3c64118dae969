/** Runs a startup step; on failure prints the message without a stack trace and exits. */
export async function orExit<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
