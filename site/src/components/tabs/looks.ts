export const tabList = 'flex flex-wrap gap-1 border-b border-edge';

/** A tab. The selected one differs in more than its colour. */
export const tabTrigger =
  'min-h-12 rounded-t-soft border-b-4 border-transparent px-4 py-2 text-ink hover:bg-sunken aria-selected:border-action aria-selected:font-bold aria-selected:text-action forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]';
