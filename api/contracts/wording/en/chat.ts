/** Texts of the chat assistant, which never refers to itself as a person because it is a set of rules. */
export const chat = {
  title: 'Chat assistant',
  close: 'Close',
  clear: 'Clear chat',
  /** Button that shows the help lines of the reader's region, and heading above them. */
  helpLines: 'Help lines',
  whatItIs: 'This assistant follows rules. It is not a person, and it gives no medical advice.',
  whatIsKept: 'What you type is kept in this tab alone. To find pages, its words are looked up in this site’s search.',
  notKept: 'This browser keeps nothing for this site: the chat ends when you leave the page.',
  /** Accessible names of the scrollable area and of the list of messages in it. */
  conversation: 'Conversation',
  messages: 'Messages',
  /** Names of the authors, shown above a message. */
  you: 'You',
  assistant: 'Assistant',
  suggestions: 'Some topics to begin with',
  label: 'Your message',
  hint: 'Enter sends. Shift and Enter begin a new line.',
  send: 'Send',
  writing: 'The assistant is writing…',
  cleared: 'All messages are gone from this tab.',
  undo: 'Undo',
  found: 'No answer is prepared for this. These pages may help:',
  foundPassage: 'No answer is prepared for this. The encyclopedia says:',
  /** `{term}` is the corrected text. */
  searchedFor: 'Showing results for “{term}”.',
  /** Asks back after a message that only names persons, which are quoted: “my husband”. */
  aboutPersons: 'What would you like to know about “{term}”? Write it in a few words, or choose a topic below.',
  /** Said when no page is about the subject of a message. */
  noPage: 'We have no page on {term} yet.',
  near: 'These pages mention it:',
  propose: 'Propose a page on {term}',
  meanwhile: 'Where to look in the meantime:',
  more: 'More about this in the encyclopedia:',
  foundOffline: 'The search service did not answer; these pages are from the offline index.',
  nothing:
    'No answer is prepared for this, and the search found no page. Other words may find more. You can also go to:',
  searchPage: 'Search with these words',
  forum: 'Ask in the forum',
  helpPage: 'All help lines',
  away: 'There is no connection at the moment, and nothing kept in this browser answers this. Your message stays here: send it again when you are back online.',
  noAnswers: 'The prepared answers did not load. They are asked for again with your next message.',
  reviewed: 'Last medical review: {date}',
  notReviewed: 'Not yet medically reviewed',
};
