import type { Plural } from '../plural.ts';

export * from './encyclopedia/tools.ts';

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
  notPosted: 'Your text was not published',
  kept: 'It is still here.',
  signInFirst: 'Sign in to take part.',
  /** Badge of a discussion. */
  resolved: 'Resolved',
  resolve: 'Mark as resolved',
  reopen: 'Open again',
  /** Accessible name of a button. `{action}` is its visible text. */
  actionOf: '{action}: {subject}',
  isResolved: 'The discussion is marked as resolved.',
  isOpen: 'The discussion is open again.',
  older: 'Show older discussions',
  /** Followed by the time of the edit. */
  edited: 'edited',
  edit: 'Edit',
  editHint: 'You can change your text for {hours} hours. Everybody sees that it was edited.',
  save: 'Save the change',
  saved: 'Your change is published.',
  notSaved: 'Your change was not published',
  delete: 'Delete',
  deleteAsked: 'Everybody sees that you deleted a text here, and nobody reads it any more. This cannot be undone.',
  deleteIt: 'Delete my text',
  isDeleted: 'Your text is deleted.',
  gone: {
    hidden: 'A moderator has hidden this text.',
    reported: 'Several members have reported this text. It is hidden until a moderator has looked at it.',
    removed: 'A moderator has removed this text.',
    deleted: 'Its author has deleted this text.',
  },
  because: 'Reason: {reason}',
  /** Replaces the subject of a discussion that is not visible. */
  noSubject: 'Text no longer shown',
  closed: 'Closed',
  isClosed: 'A moderator has closed this discussion: it takes no replies.',
  /** Labels of the buttons that open and confirm an action of a moderator. */
  moderation: {
    hide: 'Hide',
    show: 'Show again',
    remove: 'Remove',
    lock: 'Close discussion',
    unlock: 'Allow replies again',
  },
  moderated: 'Done. The author is told, with your reason.',
  reason: 'Reason',
  reasonHint: 'Everybody can read it here.',
  reasonNeeded: 'Please say why.',
};
