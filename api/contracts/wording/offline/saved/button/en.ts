/** What is said before the other words of it are there: on the button of a page, and on links to the list. */
export const saveButton = {
  /** What is seen on the button before, and after. */
  save: 'Save for offline',
  saved: 'Saved for offline',
  loading: 'One moment…',
  failed: 'Not saved: there is no connection.',
  /** Of the page that lists what is saved. */
  list: 'Saved for offline',
};
