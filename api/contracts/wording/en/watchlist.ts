/** Texts of the watch button. `watchedName` contains the visible text, for voice control (WCAG 2.5.3). */
export const watch = {
  /** Button on a page that the user does not watch: its visible text, then its tooltip. */
  watch: 'Watch',
  start: 'Get news of its changes in your notifications',
  /** Button on a watched page: its visible text, its tooltip, and its accessible name. */
  watched: 'Watching',
  stop: 'Stop watching this page',
  watchedName: 'Watching: Stop watching this page',
};
