/** The page that stands in place of one that cannot be had without a connection. */
export const offlineScreen = {
  /** What still works. */
  read: 'Pages you read here before open without a connection. Go back, or open one you know.',
};

/** Said when a newer version of the site waits to be used. It stays until it is used. */
export const update = {
  title: 'Update available',
  text: 'A newer version of this site is ready. You can refresh whenever it suits you.',
  refresh: 'Refresh',
  /** Title of the dialog that asks before something written is lost. */
  askTitle: 'Refresh now?',
  ask: 'You have written something on this page that is not kept anywhere yet. Refreshing would clear it.',
  refreshAnyway: 'Refresh and clear it',
  stay: 'Keep writing',
};

/** Having the site as an app on the device. */
export const install = {
  button: 'Install app',
  text: 'Have this site among your apps. It opens without a connection, too.',
  /** Where a browser has no button for it: on iPhone and iPad. */
  byHand: 'To install: press Share in the browser, then "Add to Home Screen".',
};
