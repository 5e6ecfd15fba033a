/** Stands in the page itself; all else comes with the script. */
export const page = {
  historyTitle: 'History',
  talkTitle: 'Talk',
  historyIntro: 'Every published version of this page: who changed it, when and why.',
  talkIntro:
    'Questions and ideas about this page. It is no place for medical advice, nor for what you would not want everybody to read.',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
  noScript: 'This page needs JavaScript.',
};

/** What History and Talk have in common. */
export const tools = {
  /** Name of the links between the page, its history and its talk, for screen readers. */
  nav: 'This page and what belongs to it',
  /** Link to the page itself. */
  read: 'Read',
  history: 'History',
  talk: 'Talk',
  /** The address names no page, or one that is gone. */
  noCondition: 'There is no such page.',
  browse: 'Browse the categories',
  protected: 'This page is protected: changes are proposed by trusted roles only.',
  /** In place of a name: without an account, or with one that is gone. */
  noAccount: 'Somebody without an account',
  /** In place of the name of somebody whose account is gone. */
  formerMember: 'Former member',
  /** Where the server said nothing. */
  notDone: 'That did not work. Please try again.',
  cancel: 'Cancel',
  signIn: 'Sign in',
  sending: 'Sending…',
};
