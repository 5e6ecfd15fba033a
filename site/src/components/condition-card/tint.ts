const TINTS = ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo'];

/** A card's tint by the id of its category: ids 1 to 6 in the order of the category colours, any other the first. */
export function cardTint(categoryId: number): string {
  return `tint-${TINTS[categoryId - 1] ?? TINTS[0]}`;
}
