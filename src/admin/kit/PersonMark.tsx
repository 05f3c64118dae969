import * as kit from './Kit.module.css';

/** A person's photo or initials, hidden from screen readers because the name is on the screen, too. */
export function PersonMark({ name, imageUrl }: { name: string; imageUrl?: string | undefined }) {
  if (imageUrl) return <img className={kit.mark} src={imageUrl} alt="" width={32} height={32} loading="lazy" />;
  return (
    <span className={kit.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
