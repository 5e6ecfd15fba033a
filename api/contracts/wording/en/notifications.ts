import type { Plural } from '../plural.ts';

/** Texts of the page on which a user stops mails of one kind. The mails of that kind link to it. */
export const mailOff = {
  title: 'Stop these mails',
  text: 'You get no more mails of the kind that led you here. Your inbox and everything else stay as they are.',
  submit: 'Stop these mails',
  busy: 'Stopping…',
  failed: 'That did not work. Please try again.',
  doneTitle: 'These mails are stopped',
  done: 'You get no more of this kind. In the settings of your profile you can choose again.',
  settings: 'To your settings',
};

/** Read by screen readers in place of the number on the account menu. */
export const unread = {
  one: '{count} unread notification',
  other: '{count} unread notifications',
} as Plural;
