/** The id of a card's heading, which says what the card's link and button are about. */
export function titleId(serviceId: string): string {
  return `${serviceId}-title`;
}
