/** A list item; with a label it's a way to contact us. */
export type LegalItem = string | { label: string; text: string; href?: string };

/** A string is a paragraph, an array is a list. */
export type LegalBlock = string | readonly LegalItem[];

export interface LegalSection {
  id: string;
  title: string;
  /** Path data on the 18 unit icon grid, 1.5 stroke, no fill. */
  icon: string;
  content: readonly LegalBlock[];
}

export interface LegalPage {
  /** Description of the page's figure. */
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

/** Words that both legal pages show around their texts. */
export const legalWords = { sections: 'Sections', closing: 'Questions' } as const;
export const back = 'Back to Home';
export const lastUpdated = { label: 'Last Updated: January 15, 2024', date: '2024-01-15' } as const;
