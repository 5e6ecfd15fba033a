/**
 * Style of buttons that bookmark, watch, save and share. A disabled button changes only its colour and border, and only
 * after 200 ms, so that a quick response causes no flicker.
 */
export const toggleButton =
  'bookmark button quiet no-js:hidden print:hidden aria-disabled:cursor-progress aria-disabled:[border-style:dashed] aria-disabled:text-ink-soft aria-disabled:[transition:border-style_0s_200ms_allow-discrete,color_0s_200ms]';
