/** A list item. A way to contact the agency has a label. */
export type LegalItem = string | { label: string; text: string; href?: string };

/** A string is a paragraph, an array is a list. */
export type LegalBlock = string | readonly LegalItem[];

export interface LegalSection {
  id: string;
  title: string;
  /** SVG path data in 24 by 24 units: the outlines, a `|`, and thin lines inside them. */
  icon: string;
  content: readonly LegalBlock[];
}

export interface LegalPage {
  /** The text alternative of the page's drawing. */
  drawing: string;
  title: string;
  subtitle: string;
  badges: readonly string[];
  sections: readonly LegalSection[];
  closing: {
    title: string;
    text: string;
    mail: { label: string; href: string };
    other: { label: string; href: string };
  };
}

export const legalWords = { sections: 'Sections' } as const;
export const back = 'Back to Home';
export const lastUpdated = { label: 'Last Updated: January 15, 2024', date: '2024-01-15' } as const;
