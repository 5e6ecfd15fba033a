import type { Plural } from '../plural.ts';

/** The list of topics, as it stands in the page. */
export const forum = {
  title: 'Community Forum',
  lede: 'Ask, answer and tell others what helps. People who live with a disability, those close to them and those who work with them meet here.',
  /** Description for search engines, about 150 characters. */
  description:
    'A forum about living with a disability: questions and experiences on access, support and everyday life, in plain words and with clear rules.',
  /** Opens the dialog; whoever is signed out has the link to log in in its place. */
  newTopic: 'New Topic',
  logInToBegin: 'Log in to start a topic',
  searchLabel: 'Search topics',
  search: 'Search',
  category: 'Category',
  /** Of the filter; `all` is every category. */
  categories: {
    all: 'All',
    general: 'General',
    accessibility: 'Accessibility',
    support: 'Support',
    feedback: 'Feedback',
  },
  /** What a category is for, and its own short rules. */
  rules: {
    general: 'Anything about living with a disability. Speak of yourself, and leave others their own view.',
    accessibility: 'Access to places, things and services. Say where and with what, so that others can use the answer.',
    support:
      'What is hard, and what helped you. Tell of your own experience. Nobody here can say what somebody else should take or stop taking.',
    feedback:
      'What works on this site and what does not. Say what you did, what happened, and what you had expected. Mistakes in a page about a condition belong on its Talk page.',
  },
  /** Name of the part with the three figures below. */
  figures: 'The forum in figures',
  topics: 'Topics',
  posts: 'Posts',
  /** People who wrote something in the last 30 days. */
  activeMembers: 'Members active in the last 30 days',
  topicsTitle: 'Topics',
  empty: 'There is no topic here yet.',
  /** Said in place of the list where a search finds nothing. */
  noneFound: 'No topic matches “{text}”.',
  /** Said to screen readers when a list has come. */
  shown: { one: '{count} topic on this page', other: '{count} topics on this page' } as Plural,
  /** Link back from a list that the address narrows. */
  showAll: 'Show all topics',
  /** Names of the links to the other pages of the list. */
  pages: 'Pages of topics',
  newer: 'Previous page',
  older: 'Next page',
  /** The filter by language, and its choices. */
  language: 'Language',
  thisLanguage: 'This language',
  allLanguages: 'All languages',
  /** In the place of the list where nobody has begun a topic in the page's language. */
  emptyLanguage: 'There is no topic in this language yet.',
  /** Heading below the topics in the page's language, where these are few. */
  others: 'Topics in other languages',
  /** Link to the pages that list every topic. */
  archive: 'All topics by date',
  feed: 'Follow as a feed (Atom)',
  /** Of a condition, in the address of the list. `{name}` is its name. */
  about: 'Topics about {name}',
  loading: 'Loading topics…',
  failed: 'The topics could not be loaded.',
  tryAgain: 'Try again',
  noScript:
    'To search and to write here, JavaScript has to be on. Every topic can be read without it: the list by date leads to all of them.',
};

/** A topic with its posts, and a topic as a row of a list. */
export const topic = {
  /** Badges. */
  pinned: 'Pinned',
  closed: 'Closed',
  membersOnly: 'Members only',
  replies: { one: '{count} reply', other: '{count} replies' } as Plural,
  /** Below the title. `{name}` began the topic. */
  by: 'Started by {name}',
  /** `{when}` is a date. */
  lastPost: 'Last post: {when}',
  /** In place of a name whose account is gone. */
  formerMember: 'a former member',
  /** Above the warning under which a text is folded. */
  warned: 'Content warning',
  /** In place of the words of a topic's first post in a list: only its warning is shown. */
  contentWarning: 'Content warning: {warning}',
  /** Below the title: the page that the topic is about. */
  about: 'About the page {name}',
  /** Below the title of a topic for members only. */
  membersOnlyText: 'Only members who are signed in read this topic. It is in no search engine, feed or digest.',
  /** Below the title, where it is not that of the page. `{language}` is the name of a language. */
  inLanguage: 'This topic is in {language}.',
  closedText: 'A moderator has closed this topic: it takes no replies.',
  because: 'Reason: {reason}',
  /** Link of a topic whose posts were put into another one. */
  merged: 'This topic goes on in another one.',
  toOther: 'Go to that topic',
  /** Heading above a post: its number in the topic and who wrote it. */
  heading: 'Post {number} by {name}',
  /** Beside the heading. */
  note: 'Note by a moderator',
  topicAuthor: 'Started this topic',
  /** Links to the post that is answered. */
  inReplyTo: 'In reply to post {number} by {name}',
  /** Above words of another post. */
  quoted: 'From post {number} by {name}',
  /** Followed by when. */
  edited: 'edited',
  likes: { one: '{count} like', other: '{count} likes' } as Plural,
  /** In the place of a text that is not shown any more. */
  gone: {
    hidden: 'A moderator has hidden this post.',
    reported: 'Several members have reported this post. It is hidden until a moderator has looked at it.',
    removed: 'A moderator has removed this post.',
    deleted: 'Its author has deleted this post.',
  },
  moved: 'This post was moved to another topic.',
  /** Name of the links to the other pages of a topic. */
  pages: 'Pages of this topic',
  /** Between the links. */
  pageOf: 'Page {number} of {count}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  logInToReply: 'Log in to reply',
  logInToRead: 'Log in to read',
  backToForum: 'All topics',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
};

/** What only the published page of a topic says, and feeds. */
export const topicPage = {
  notFoundTitle: 'Topic not found',
  notFoundText:
    'There is no topic here. It may have been removed, or it is for members only: log in and look for it in the forum.',
  feed: 'Follow this topic as a feed (Atom)',
  /** Of feeds. `{forum}` is the name of the forum, `{language}` that of a language, `{title}` a topic's. */
  feedOf: '{forum}: {title}',
  feedText: 'New topics in {language}',
  topicFeedText: 'New posts in this topic',
  /** The list of all topics. `{when}` is the date on which the first of a page was begun. */
  archiveTitle: 'All topics by date',
  archiveSince: 'Topics begun from {when}',
  archiveText: 'Every topic of the forum that is for everyone, in every language, the newest first.',
  newest: 'To the forum',
  older: 'Older topics',
  /** Title of the page on which topics for members only are shown. */
  membersTitle: 'A topic for members',
  membersNoScript: 'To read topics for members, JavaScript has to be on, and you have to be logged in.',
};
