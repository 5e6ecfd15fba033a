/** Classes of a card, for Astro (ConditionCard.astro) and React (ConditionCardView.tsx). */
export const card = {
  card: 'condition-card group relative flex flex-col gap-[0.6rem] rounded-soft border border-s-4 border-line border-s-(--tint-edge,var(--color-line)) bg-raised px-6 py-5 hover:border-tint-edge',
  link: 'covering group-hover:decoration-current',
  summary: 'text-base leading-[1.55]',
  tags: 'tags mt-auto flex flex-wrap items-center gap-[0.4rem] pt-[0.4rem] text-tiny',
  // In forced-colours mode, browsers draw the transparent border and drop the background.
  tag: 'relative z-1 inline-flex min-h-6 items-center rounded-full border border-transparent bg-tint-ground px-[0.6rem] py-[0.1rem] text-tint-ink no-underline hover:underline contrast-more:border-tint-edge',
  more: 'text-ink-soft',
  age: 'text-tiny text-ink-soft',
};

const TINTS = ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo'];

/** Returns the tint of a category: ids 1 to 6 in the order of the category colours, any other id the first. */
export function cardTint(categoryId: number): string {
  return `tint-${TINTS[categoryId - 1] ?? TINTS[0]}`;
}
