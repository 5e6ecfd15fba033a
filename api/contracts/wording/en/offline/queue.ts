import type { Plural } from '../../plural.ts';

/** Texts about actions that are queued until there is a connection. */
export const queue = {
  title: 'Waiting to be sent',
  intro: 'What you do without a connection is kept in this browser, and sent in the same order once there is one.',
  empty: 'Nothing is waiting.',
  /** Lines of the notice below the header. */
  waiting: {
    one: '{count} thing is kept here, and sent when you are back online.',
    other: '{count} things are kept here, and sent when you are back online.',
  } as Plural,
  refused: { one: '{count} thing could not be sent.', other: '{count} things could not be sent.' } as Plural,
  ofOthers: {
    one: '{count} thing waits here for another account.',
    other: '{count} things wait here for another account.',
  } as Plural,
  /** Variant of `ofOthers` for guests. */
  ofAccount: {
    one: '{count} thing waits here for an account. It is sent once its owner signs in.',
    other: '{count} things wait here for an account. They are sent once their owner signs in.',
  } as Plural,
  signIn: 'Sign in',
  show: 'Show them',
  hide: 'Hide them',
  sendNow: 'Send now',
  sending: 'Sending…',
  /** Results of `sendNow`. */
  isOffline: 'You are offline. All of it is sent by itself once you are back.',
  notYet: 'Not everything could be sent yet. It goes on by itself.',
  /** `{title}` is the title of the page or topic. */
  kinds: {
    bookmark: 'Bookmark: {title}',
    unbookmark: 'Remove bookmark: {title}',
    completeModule: 'Module completed: {title}',
    quizAnswers: 'Quiz answers: {title}',
    reply: 'Reply in: {title}',
    topic: 'Topic: {title}',
    like: 'Like in: {title}',
    unlike: 'Like removed in: {title}',
    watch: 'Watch: {title}',
    unwatch: 'Watch no longer: {title}',
    follow: 'News of the topic: {title}',
  },
  madeAt: 'Done {date}',
  waits: 'Waits to be sent.',
  held: 'Waits for an earlier item that the server did not accept.',
  notTaken: 'Not sent: {reason}',
  notTakenText: 'The server did not accept it.',
  wrote: 'What you wrote',
  retry: 'Retry',
  discard: 'Discard',
  /** Accessible name of a button. `{action}` is its visible text, `{thing}` a text of `kinds`. */
  ofThing: '{action}: {thing}',
  discardAsked: 'Discard it for good? It will not be sent.',
  keep: 'Keep it',
  discarded: 'Discarded.',
  /** Toasts after sending. */
  sent: { one: '{count} thing was sent', other: '{count} things were sent' } as Plural,
  sentText: 'What you did offline is in your account now.',
  sentOfGuest: 'Your quiz answers are graded now.',
  failedText: 'It stays in the list, with what the server said.',
  signInNeeded: 'Please sign in again',
  signInNeededText: 'What you did offline waits here until then.',
  /** Toast after an action was queued. */
  savedHere: 'Saved here',
  savedHereText: 'It is sent when you are back online.',
  bookmarkWaits: 'Saved here, sent when you are back online.',
  moduleWaits: 'Kept here. It counts once you are back online.',
  moduleBadge: 'Waits to be sent',
  answersWait: 'Your answers are kept and will be graded when you are online.',
  replyWaits: 'Only you see this, in this browser. It is published when you are back online.',
  replyTitle: 'Your reply waits',
  replyNotTaken: 'Your reply was not published',
  topicTitle: 'Your topic waits',
  topicNotTaken: 'Your topic was not created',
  toForm: 'Back into the form',
  /** Dialog before signing out on a shared computer, where signing out deletes the queue. */
  signOutTitle: 'Not everything is sent yet',
  signOutText: {
    one: '{count} thing still waits to be sent. Others use this computer too, so it would be lost if you sign out now.',
    other:
      '{count} things still wait to be sent. Others use this computer too, so they would be lost if you sign out now.',
  } as Plural,
  stay: 'Stay signed in',
  signOut: 'Sign out and lose them',
};
