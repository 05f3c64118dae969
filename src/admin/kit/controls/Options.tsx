/** The options of a choice: values, and the words for them. */
export function Options({ words }: { words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}
