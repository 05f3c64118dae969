export const reading = {
  contents: 'Contents',
  crumb: 'Breadcrumb',
} as const;
