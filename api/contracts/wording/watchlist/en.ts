/**
 * The button that watches a condition, beside the one that bookmarks it. What is seen stands in the name as well, so that
 * it can be said to a computer that is steered by voice.
 */
export const watch = {
  /** What is seen on the button before, and what it does, as a hint. */
  watch: 'Watch',
  start: 'Get news of its changes in your notifications',
  /** What is seen once the page is watched, what the button then does, and both as its whole name. */
  watched: 'Watching',
  stop: 'Stop watching this page',
  watchedName: 'Watching: Stop watching this page',
};
