/** The chat assistant. It speaks of itself as a thing, never as somebody: it is a set of rules. */
export const chat = {
  /** Name of the panel. */
  title: 'Chat assistant',
  close: 'Close',
  /** Button that removes all messages. */
  clear: 'Clear chat',
  /** Button, always there, that shows the help lines of the reader’s region; and the heading above them. */
  helpLines: 'Help lines',
  /** The first lines, before any message. */
  whatItIs: 'This assistant follows rules. It is not a person, and it gives no medical advice.',
  whatIsKept: 'What you type is kept in this tab alone. To find pages, its words are looked up in this site’s search.',
  /** Where the browser’s storage is closed. */
  notKept: 'This browser keeps nothing for this site: the chat ends when you leave the page.',
  /** Names, for screen readers, of the part that scrolls and of the list of messages in it. */
  conversation: 'Conversation',
  messages: 'Messages',
  /** Above a message: who wrote it. */
  you: 'You',
  assistant: 'Assistant',
  /** Above topics to press. */
  suggestions: 'Some topics to begin with',
  label: 'Your message',
  hint: 'Enter sends. Shift and Enter begin a new line.',
  send: 'Send',
  /** While the reply is on its way. */
  writing: 'The assistant is writing…',
  cleared: 'All messages are gone from this tab.',
  undo: 'Undo',
  /** Above pages that may fit. */
  found: 'No answer is prepared for this. These pages may help:',
  /** Above pages after an answer that is not enough. */
  more: 'More about this in the encyclopedia:',
  /** After them, where the server did not answer. */
  foundOffline: 'The search service did not answer; these pages are from the offline index.',
  nothing:
    'No answer is prepared for this, and the search found no page. Other words may find more. You can also go to:',
  /** Three links. */
  searchPage: 'Search with these words',
  forum: 'Ask in the forum',
  helpPage: 'All help lines',
  /** Neither answers nor a search could be reached. */
  away: 'There is no connection at the moment, and nothing kept in this browser answers this. Your message stays here: send it again when you are back online.',
  /** The prepared answers are missing; the search did answer. */
  noAnswers: 'The prepared answers did not load. They are asked for again with your next message.',
  /** Below a link to a page with medical text. */
  reviewed: 'Last medical review: {date}',
  notReviewed: 'Not yet medically reviewed',
};
