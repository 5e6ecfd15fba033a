/** Texts of the bookmark button. Accessible names contain the visible text, for voice control (WCAG 2.5.3). */
export const bookmark = {
  /** Button on a page without a bookmark: its visible text, then its accessible name and tooltip. */
  bookmark: 'Bookmark',
  add: 'Add bookmark',
  /** Button on a bookmarked page: its visible text, its tooltip, and its accessible name. */
  bookmarked: 'Bookmarked',
  remove: 'Remove bookmark',
  bookmarkedName: 'Bookmarked: Remove bookmark',
};
