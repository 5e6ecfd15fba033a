/** Texts of the service worker: for an offline page of its own, and for a push that it cannot read. */
export const plain = {
  title: 'You are offline',
  text: 'This page is not kept on this device, and there is no connection to fetch it.',
  again: 'Try again',
  /** Shortcut of the installed app to the page that lists saved pages. */
  kept: 'Read offline',
  pushText: 'There is something new for you.',
};
