/**
 * The buttons that keep and watch a page. While a call is on its way they are as clear as what can be pressed, which they
 * will be again in a moment; only the colour goes, and not for an answer that comes at once.
 */
export const toggleButton =
  'bookmark button quiet no-js:hidden print:hidden aria-disabled:cursor-progress aria-disabled:[border-style:dashed] aria-disabled:text-ink-soft aria-disabled:[transition:border-style_0s_200ms_allow-discrete,color_0s_200ms]';
