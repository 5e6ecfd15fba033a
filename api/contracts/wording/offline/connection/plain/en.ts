/** What `/sw.js` itself says, where it has no page that says it, or was sent something that is no message. */
export const plain = {
  /** `ltr` or `rtl`. */
  direction: 'ltr',
  title: 'You are offline',
  text: 'This page is not kept on this device, and there is no connection to fetch it.',
  again: 'Try again',
  /** Shortcut of the installed app to the page about reading without a connection. */
  kept: 'Read offline',
  pushText: 'There is something new for you.',
};
