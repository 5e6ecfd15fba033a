import type { Plural } from '../plural.ts';

/** The page behind the link of a mail that stops mails of its kind. */
export const mailOff = {
  title: 'Stop these mails',
  text: 'You get no more mails of the kind that led you here. Your inbox and all else stay as they are.',
  submit: 'Stop these mails',
  busy: 'Stopping…',
  failed: 'That did not work. Please try again.',
  doneTitle: 'These mails are stopped',
  done: 'You get no more of this kind. In the settings of your profile you can choose again.',
  settings: 'To your settings',
};

/** Name, for screen readers, of the number on the menu of whoever is signed in. */
export const unread = {
  one: '{count} unread notification',
  other: '{count} unread notifications',
} as Plural;
