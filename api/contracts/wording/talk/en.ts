import type { Plural } from '../plural.ts';

export * from '../encyclopedia/tools/en.ts';

export const talk = {
  threads: { one: '{count} discussion', other: '{count} discussions' } as Plural,
  empty: 'Nobody has written here yet.',
  start: 'Start a discussion',
  subject: 'Subject',
  content: 'Your text',
  plain: 'Plain text, readable for everybody, under your name.',
  needed: 'Please write something.',
  post: 'Publish',
  posted: 'Your text is published.',
  reply: 'Reply',
  replyTo: 'Reply to “{subject}”',
  replies: { one: '{count} reply', other: '{count} replies' } as Plural,
  /** Above what the server said. */
  notPosted: 'Your text was not published',
  kept: 'It is still here.',
  signInFirst: 'Sign in to take part.',
  /** Badge of a thread. */
  resolved: 'Resolved',
  resolve: 'Mark as resolved',
  reopen: 'Open again',
  /** Name of a button for screen readers: which of the actions above, and for which thread. */
  actionOf: '{action}: {subject}',
  /** Said after it is done. */
  isResolved: 'The discussion is marked as resolved.',
  isOpen: 'The discussion is open again.',
  older: 'Show older discussions',
};
