export const reading = {
  contents: 'Contents',
  crumb: 'Breadcrumb',
  /** The name of the other site follows. */
  loadsFrom: 'Loads from',
} as const;
