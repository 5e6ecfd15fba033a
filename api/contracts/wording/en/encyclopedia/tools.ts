/** Texts that are rendered into the pages. The others come with the script. */
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

/** Texts shared by the pages History and Talk. */
export const tools = {
  /** Accessible name of the links between a condition page, its history and its talk page. */
  nav: 'This page and what belongs to it',
  /** Link to the condition page. */
  read: 'Read',
  history: 'History',
  talk: 'Talk',
  noCondition: 'There is no such page.',
  browse: 'Browse the categories',
  protected: 'This page is protected: changes are proposed by trusted roles only.',
  /** In the history: replaces the name of a guest, or of an author whose account was deleted. */
  noAccount: 'Somebody without an account',
  /** On the talk page: replaces the name of an author whose account was deleted. */
  formerMember: 'Former member',
  /** Shown when the server sent no message. */
  notDone: 'That did not work. Please try again.',
  cancel: 'Cancel',
  signIn: 'Sign in',
  sending: 'Sending…',
};
