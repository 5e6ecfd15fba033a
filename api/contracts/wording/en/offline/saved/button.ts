/** Texts of the save button and of links to the list of saved pages, needed before those of `saved` are loaded. */
export const saveButton = {
  save: 'Save for offline',
  saved: 'Saved for offline',
  loading: 'One moment…',
  failed: 'Not saved: there is no connection.',
  list: 'Saved for offline',
};
