/** Words shared by the pages of articles, cases and jobs. */
export const reading = {
  contents: 'Contents',
  crumb: 'Breadcrumb',
} as const;
