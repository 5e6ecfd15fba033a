/**
 * Style of the buttons Bookmark, Watch, Save and Share, and of those that follow a topic. A disabled button changes its
 * colour and border after 200 ms, so that a quick response causes no flicker.
 */
export const toggleButton =
  'bookmark button quiet no-js:hidden print:hidden aria-disabled:cursor-progress aria-disabled:[border-style:dashed] aria-disabled:text-ink-soft aria-disabled:[transition:border-style_0s_200ms_allow-discrete,color_0s_200ms]';
