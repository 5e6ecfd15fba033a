import type { Plural } from '../../plural.ts';

/** Texts of the ratings on the page of a path. */
export const pathRatings = {
  title: 'Ratings',
  /** `{average}` is a number such as 4.3, `{most}` the highest possible rating, `{count}` the number of ratings. */
  score: {
    one: '{average} out of {most}, from {count} rating',
    other: '{average} out of {most} on average, from {count} ratings',
  } as Plural,
  helped: {
    one: '{count} person says that this path helped them.',
    other: '{count} people say that this path helped them.',
  } as Plural,
  none: 'No ratings yet. Whoever completes this path can give the first one.',
  /** Value of one rating. */
  outOf: '{rating} out of {most}',
  itHelped: 'This path helped them.',
  /** Followed by the date of the edit. */
  edited: 'edited',
  all: 'Show all ratings',
  failed: 'The ratings could not be loaded.',
  tryAgain: 'Try again',
};

/** Texts of the list of all ratings and of the user's own rating, loaded on demand. */
export const ownRating = {
  loading: 'Loading ratings…',
  more: 'Show more ratings',
  gone: {
    hidden: 'A moderator has hidden this rating.',
    reported: 'Several members have reported this rating. It is hidden until a moderator has looked at it.',
    removed: 'A moderator has removed this rating.',
    deleted: 'This rating is deleted.',
  },
  because: 'Reason: {reason}',
  title: 'Your rating',
  invite: 'You have completed this path. How was it for you?',
  rate: 'Rate this path',
  rating: 'How good is this path?',
  /** Label of one of the ratings from 1 to 5. `{name}` is its entry in `levels`. */
  level: '{number}: {name}',
  levels: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  choose: 'Choose one of the five.',
  review: 'What would you tell others? (optional)',
  reviewHint:
    'Plain text, which everybody can read under your name. Leave out what you would not want everybody to know.',
  helpedMe: 'This path helped me',
  publish: 'Publish my rating',
  save: 'Save the change',
  sending: 'Sending…',
  cancel: 'Cancel',
  notSaved: 'Your rating was not saved',
  kept: 'What you wrote is still here.',
  notDone: 'That did not work. Please try again.',
  signIn: 'Sign in',
  published: 'Your rating is published.',
  edit: 'Change my rating',
  delete: 'Delete my rating',
  deleteAsked: 'Your rating is deleted for good, with what you wrote. You can rate the path anew later.',
  deleteIt: 'Yes, delete it',
  isDeleted: 'Your rating is deleted.',
};
