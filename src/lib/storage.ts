/** Reads a value from localStorage; `null` if there is none, it's unreadable, or storage is blocked. Errors: none. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON in localStorage. Errors: none; a no-op if storage is full or blocked. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
