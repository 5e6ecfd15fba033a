import type { Plural } from '../../plural.ts';

/** Texts of the panel below the save button. `{size}` is a size such as 58 kB. */
export const saving = {
  ask: 'This fetches about {size}.',
  askUnknown: 'How much this fetches is not known.',
  asking: 'Looking up the size…',
  slow: 'Your connection seems slow.',
  confirm: 'Save now',
  cancel: 'Cancel',
  /** Accessible name of the progress bar. */
  progress: 'Saving for offline',
  stop: 'Stop saving',
  begun: 'Saving for offline…',
  stopped: 'Stopped. Nothing was saved.',
  done: 'Saved: {size}.',
  removed: 'No longer saved for offline.',
  remove: 'Remove from this device',
  see: 'All that you saved',
  failed: {
    line: 'Not saved: the connection was lost. Nothing was left half saved.',
    gone: 'Not saved: this page is no longer there.',
    full: 'Not saved: there is not enough room on this device. Nothing was left half saved.',
    closed: 'Not saved: this browser does not let the site store anything, as is common in private windows.',
    stopped: 'Stopped. Nothing was saved.',
  },
};

export const review = {
  on: 'Medically reviewed on {date}',
  /** `since` and `notAll` are for several pages. */
  since: 'All medically reviewed, the oldest on {date}',
  none: 'Not yet medically reviewed',
  notAll: 'Not everything in it is medically reviewed yet',
};

export const keeping = {
  yes: 'Your browser has promised to keep what you save.',
  no: 'Your browser may remove what you save when the device runs out of room, or when you have not been here for long.',
  used: 'This site uses {used} here. Up to {available} more is free.',
};

export const page = {
  title: 'Saved for offline',
  description: 'Pages that you keep on this device, to read without a connection.',
  lede: 'Pages that you save stay on this device. You can read them, search in them and use the chat without a connection.',
  noScript:
    'Saving pages needs JavaScript, which is turned off in this browser. You can still use your browser’s own “Save page” or print a page.',
  privacyTitle: 'Who sees this',
  privacy:
    'What you save stays in this browser. Whoever uses this device can see it. We do not learn what you saved, and it is not tied to an account.',
  howTitle: 'How to save',
  how: 'Open a condition, a category or a learning path, and choose “Save for offline”. Films are not saved.',
  loading: 'Looking up what you saved…',
  closed:
    'This browser does not let the site store anything, as is common in private windows. So nothing can be saved.',
  listTitle: 'What you saved',
  empty: 'Nothing is saved yet.',
  kinds: { condition: 'Condition', category: 'Category', path: 'Learning path', language: 'Whole language' },
  size: '{size} on this device',
  savedOn: 'Saved on {date}',
  pages: { one: '{count} page', other: '{count} pages' } as Plural,
  open: 'Open',
  /** Texts with a key ending in `Name` are accessible names of buttons and links. */
  openName: 'Open {title}',
  update: 'Update',
  updateName: 'Update {title}',
  hasNewer: 'The site has a newer version.',
  isNewest: 'Up to date.',
  checkFailed: 'Whether there is a newer version is not known without a connection.',
  updated: 'Updated: {title}.',
  remove: 'Remove',
  removeName: 'Remove {title}',
  removed: 'Removed: {title}.',
  removeAll: 'Remove all',
  removeAllSure: 'Remove everything that you saved? You can save it again while you have a connection.',
  removeAllYes: 'Yes, remove all',
  keep: 'Keep it',
  removedAll: 'Everything was removed.',
  roomTitle: 'Room on this device',
  languageTitle: 'Save a whole language',
  languageText:
    'All conditions and categories, the pages about this site, the help lines, and the search, in {language}.',
  languageSave: 'Save all in {language}',
};

export const corrections = {
  title: 'Corrected since you saved it',
  corrected: 'Corrected on {date}. Your copy has been replaced.',
  withdrawn: 'Withdrawn on {date}. Your copy has been removed.',
  unnamed: 'A page that you had saved',
  seen: 'I have read this',
  toast: { title: 'Something you keep was corrected', text: 'Your copy is up to date now.', link: 'See what changed' },
};

export const lost = {
  title: 'Your browser removed something',
  text: 'To make room, your browser removed pages that you had saved, or parts of them.',
  learning: 'Your learning progress that was kept here without an account was removed too. We have no copy of it.',
  unnamed: '{kind}, no longer known by name',
  again: 'Save again',
  againName: 'Save {title} again',
  letGo: 'Do not save it again',
  letGoName: 'Do not save {title} again',
  learningSeen: 'I have read this',
  toast: {
    title: 'Your browser removed something you had saved',
    text: 'You can save it again.',
    link: 'See what is missing',
  },
};
