/**
 * The button that keeps a page for later. In files of their own, because the browser loads these words with that button
 * and none of the others. What is seen stands in the name as well, so that it can be said to a computer that is steered
 * by voice.
 */
export const bookmark = {
  /** What is seen on the button before, and its whole name. */
  bookmark: 'Bookmark',
  add: 'Add bookmark',
  /** What is seen once it is kept, what the button then does, and both as its whole name. */
  bookmarked: 'Bookmarked',
  remove: 'Remove bookmark',
  bookmarkedName: 'Bookmarked: Remove bookmark',
};
