/** List of names and values, one pair a row. */
export const facts =
  'facts divided grid w-full grid-cols-1 *:grid *:grid-cols-1 *:items-baseline *:gap-x-6 *:gap-y-[0.1rem] *:py-3 *:@pair:grid-cols-[12rem_minmax(0,1fr)] [&_dd_a]:touch [&_dt]:text-ink-soft';

/** List whose rows each have a heading. */
export const rows =
  'rows divided w-full *:py-4 [&_.badge]:in-[h3]:ms-[0.35rem] [&_a]:touch [&_h3]:font-body [&_h3]:text-body [&_h3]:leading-[1.4] [&_h3]:font-semibold';

/** Row with actions, beside the content when there is room. */
export const withAction =
  'grid grid-cols-1 justify-items-start gap-x-6 gap-y-3 @pair:grid-cols-[minmax(0,1fr)_auto] @pair:items-center';

export const rowFacts = 'row-facts flex flex-wrap items-center gap-x-5 gap-y-[0.15rem] text-small text-ink-soft';
