import type { Plural } from '../../plural.ts';

/** Texts of the forms for a new topic, a reply and an edit. */
export const write = {
  title: 'Title',
  content: 'Content',
  /** Follows the hint of the field. The Markdown characters in it must stay. */
  markdown: 'You can write **bold**, lists with - and quotations with >. Pictures are not shown.',
  needed: 'Please write something.',
  category: 'Category',
  audience: 'Who can read this topic?',
  everyone: 'Everyone',
  everyoneText: 'Anybody on the internet, also without an account. Search engines find it.',
  members: 'Members only',
  membersText: 'Only people who are signed in here. It is in no search engine, feed or digest.',
  language: 'Language you write in',
  warning: 'Content warning (optional)',
  warningHint: 'Readers see this line first, and open your text themselves.',
  create: 'Create',
  creating: 'Creating…',
  cancel: 'Cancel',
  notCreated: 'Error creating topic',
  kept: 'What you wrote is still here.',
  /** Shown when the server sent no message. */
  notDone: 'That did not work. Please try again.',
  /** Shown to users with a new account. */
  postsLeft: {
    one: 'Your account is new: you can post {count} more time today.',
    other: 'Your account is new: you can post {count} more times today.',
  } as Plural,
  inEach: 'Each post can have at most {links} links and name {mentions} people.',
  reply: 'Reply',
  replyToTopic: 'Reply to the topic',
  replyToPost: 'Reply to post {number} by {name}',
  yourReply: 'Your reply',
  forEveryone: 'Everybody can read your reply, under your name.',
  forMembers: 'Only members who are signed in can read your reply, under your name.',
  asNote: 'Post it as a note of the moderators',
  quoting: 'You quote',
  noQuote: 'Leave the quotation out',
  publish: 'Publish reply',
  publishing: 'Publishing…',
  published: 'Your reply is published.',
  notPublished: 'Your reply was not published',
  editing: 'Edit post {number}',
  editHint: 'You can change a post for {hours} hours. Everybody sees that it was edited, and what it said before.',
  save: 'Save the change',
  saving: 'Saving…',
  saved: 'Your change is published.',
  notSaved: 'Your change was not saved',
};

/** Texts of what is shown while the title of a new topic is typed. */
export const similar = {
  /** Accessible name of the part. */
  label: 'Similar topics and pages',
  topics: 'Already discussed',
  pages: 'On our pages',
  /** Link to a section of the page `{name}`. */
  section: '{name}: {heading}',
  newTab: 'Each link opens in a new tab. What you wrote stays here.',
  /** Announced to screen readers once. */
  found: 'Similar topics or pages are listed below the title.',
};

/** Texts of the actions on a post. */
export const deeds = {
  /** Accessible name of a button. `{action}` is its visible text. */
  ofPost: '{action}: post {number} by {name}',
  like: 'Like',
  quote: 'Quote',
  quoteHint: 'Words that are selected in the post are quoted; without a selection, how it begins.',
  edit: 'Edit',
  delete: 'Delete',
  deleteAsked:
    'Everybody will see that you deleted a post here, and nobody can read it any more. This cannot be undone.',
  deleteIt: 'Delete my post',
  isDeleted: 'Your post is deleted.',
  cancel: 'Cancel',
  more: 'More',
  working: 'Working…',
  notDone: 'That did not work. Please try again.',
  block: 'Block {name}',
  blockAsked:
    'Posts by {name} are folded for you, and what they write no longer reaches your notifications. They are not told.',
  blocked: 'You have blocked {name}.',
  unblock: 'Unblock {name}',
  unblocked: 'You no longer block {name}.',
  /** Shown in place of a post by a blocked user. */
  folded: 'You have blocked the author of this post.',
  unfold: 'Show this post',
  history: 'Earlier versions',
  until: 'Until {when}',
  withdrawn: 'Its author has withdrawn this version.',
  withdraw: 'Withdraw this version',
  withdrawAsked: 'Nobody will be able to read this version any more. This cannot be undone.',
  isWithdrawn: 'The version is withdrawn.',
  noHistory: 'No earlier version is kept.',
  news: { one: '{count} new post: show', other: '{count} new posts: show' } as Plural,
  shown: { one: '{count} new post is shown.', other: '{count} new posts are shown.' } as Plural,
};

export const follow = {
  /** Accessible name of the group of the buttons `watch` and `mute`. */
  group: 'Notifications of this topic',
  watch: 'Watch',
  mute: 'Mute',
  /** Description of the buttons, by the current state. */
  hints: {
    none: 'Watch, and new posts come into your notifications. Mute, and you only hear of it when somebody calls you by name.',
    watching: 'New posts come into your notifications, as one line for this topic.',
    muted: 'You only hear of this topic when somebody calls you by name.',
  },
  notDone: 'That did not work. Please try again.',
};

/** Texts of the actions of moderators, and of authors on their own topics. */
export const order = {
  /** Labels of the menu: for moderators, and for the author of the topic. */
  moderateTopic: 'Moderate this topic',
  topicMenu: 'Manage this topic',
  hide: 'Hide',
  show: 'Show again',
  remove: 'Remove',
  lock: 'Close topic',
  unlock: 'Open topic again',
  hideTopic: 'Hide topic',
  removeTopic: 'Remove topic',
  pin: 'Pin',
  unpin: 'Unpin',
  moveTopic: 'Change the category',
  members: 'Make it for members only',
  membersAsked:
    'From then on only members who are signed in read this topic. Its page, and what feeds and search have of it, goes at once.',
  everyone: 'Open it to everyone',
  everyoneAsked:
    'Anybody on the internet can then read this topic. This works only while nobody else has written in it.',
  merge: 'Merge into another topic',
  mergeHint: 'All posts go to the end of the other topic. The address of this one then leads there.',
  movePost: 'Move to another topic',
  split: 'Split off from here',
  splitHint: 'This post and all that follow it go into a new topic. Links here lead there.',
  target: 'Number or address of the other topic',
  targetHint: 'Such as 12, or the address of its page.',
  targetNeeded: 'Please give the number of a topic, or its address.',
  newTitle: 'Title of the new topic',
  titleNeeded: 'Please give a title.',
  purge: 'Erase all words',
  purgeHint: 'The words go for good: here, in earlier versions, quotations, feeds and messages. The reason stays.',
  reason: 'Reason',
  reasonHint: 'Everybody can read it here.',
  reasonNeeded: 'Please say why.',
  category: 'Category',
  done: 'Done.',
  doneTold: 'Done. The author is told, with your reason.',
};
