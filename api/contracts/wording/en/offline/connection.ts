/** Text of the page that replaces a page which is not available offline. */
export const offlineScreen = {
  read: 'Pages you read here before open without a connection. Go back, or open one you know.',
};

export const update = {
  title: 'Update available',
  text: 'A newer version of this site is ready. You can refresh whenever it suits you.',
  refresh: 'Refresh',
  askTitle: 'Refresh now?',
  ask: 'You have written something on this page that is not kept anywhere yet. Refreshing would clear it.',
  refreshAnyway: 'Refresh and clear it',
  stay: 'Keep writing',
};

export const install = {
  button: 'Install app',
  text: 'Have this site among your apps. It opens without a connection, too.',
  /** Instruction for Safari on iPhone and iPad, where the site cannot ask the browser to install it. */
  byHand: 'To install: press Share in the browser, then "Add to Home Screen".',
};
