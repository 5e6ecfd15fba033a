import type { Plural } from '../plural.ts';

/** Texts of the list of topics. */
export const forum = {
  title: 'Community Forum',
  lede: 'Ask, answer and tell others what helps. People who live with a disability, those close to them and those who work with them meet here.',
  /** Description for search engines, about 150 characters. */
  description:
    'A forum about living with a disability: questions and experiences on access, support and everyday life, in plain words and with clear rules.',
  /** `logInToBegin` is shown to guests in place of the button `newTopic`. */
  newTopic: 'New Topic',
  logInToBegin: 'Log in to start a topic',
  searchLabel: 'Search topics',
  search: 'Search',
  category: 'Category',
  categories: {
    all: 'All',
    general: 'General',
    accessibility: 'Accessibility',
    support: 'Support',
    feedback: 'Feedback',
  },
  /** Purpose and rules of each category. */
  rules: {
    general: 'Anything about living with a disability. Speak of yourself, and leave others their own view.',
    accessibility: 'Access to places, things and services. Say where and with what, so that others can use the answer.',
    support:
      'What is hard, and what helped you. Tell of your own experience. Nobody here can say what somebody else should take or stop taking.',
    feedback:
      'What works on this site and what does not. Say what you did, what happened, and what you had expected. Mistakes in a page about a condition belong on its Talk page.',
  },
  /** Accessible name of the section with the three figures. */
  figures: 'The forum in figures',
  topics: 'Topics',
  posts: 'Posts',
  activeMembers: 'Members active in the last 30 days',
  topicsTitle: 'Topics',
  empty: 'There is no topic here yet.',
  /** Replaces the list when a search finds nothing. */
  noneFound: 'No topic matches “{text}”.',
  /** Announced to screen readers after a list was loaded. */
  shown: { one: '{count} topic on this page', other: '{count} topics on this page' } as Plural,
  /** Button that leads back to all topics from the topics about one condition. */
  showAll: 'Show all topics',
  /** Accessible name of the links to the other pages of the list. */
  pages: 'Pages of topics',
  newer: 'Previous page',
  older: 'Next page',
  language: 'Language',
  thisLanguage: 'This language',
  allLanguages: 'All languages',
  /** Shown in place of the list when only other languages have topics. */
  emptyLanguage: 'There is no topic in this language yet.',
  /** Heading of topics in other languages, below the topics in the page's language. */
  others: 'Topics in other languages',
  archive: 'All topics by date',
  feed: 'Follow as a feed (Atom)',
  /** Shown when the list is restricted to a condition. `{name}` is the name of that condition. */
  about: 'Topics about {name}',
  loading: 'Loading topics…',
  failed: 'The topics could not be loaded.',
  tryAgain: 'Try again',
  noScript:
    'To search and to write here, JavaScript has to be on. Every topic can be read without it: the list by date leads to all of them.',
};

/** Texts of a topic: its page, and its row in a list. */
export const topic = {
  pinned: 'Pinned',
  closed: 'Closed',
  membersOnly: 'Members only',
  replies: { one: '{count} reply', other: '{count} replies' } as Plural,
  by: 'Started by {name}',
  lastPost: 'Last post: {when}',
  /** Replaces the name when the account was deleted. */
  formerMember: 'a former member',
  warned: 'Content warning',
  /** Replaces the beginning of a post with a content warning, in lists of topics and in feeds. */
  contentWarning: 'Content warning: {warning}',
  about: 'About the page {name}',
  membersOnlyText: 'Only members who are signed in read this topic. It is in no search engine, feed or digest.',
  /** Shown when the topic's language is not that of the page. */
  inLanguage: 'This topic is in {language}.',
  closedText: 'A moderator has closed this topic: it takes no replies.',
  because: 'Reason: {reason}',
  merged: 'This topic goes on in another one.',
  toOther: 'Go to that topic',
  heading: 'Post {number} by {name}',
  /** Badges beside the heading of a post. */
  note: 'Note by a moderator',
  topicAuthor: 'Started this topic',
  inReplyTo: 'In reply to post {number} by {name}',
  /** Caption of a quotation. */
  quoted: 'From post {number} by {name}',
  /** Followed by the date of the edit. */
  edited: 'edited',
  likes: { one: '{count} like', other: '{count} likes' } as Plural,
  gone: {
    hidden: 'A moderator has hidden this post.',
    reported: 'Several members have reported this post. It is hidden until a moderator has looked at it.',
    removed: 'A moderator has removed this post.',
    deleted: 'Its author has deleted this post.',
  },
  moved: 'This post was moved to another topic.',
  /** Accessible name of the links to the other pages of the topic. */
  pages: 'Pages of this topic',
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

/** Texts that only rendered pages and feeds of topics use. */
export const topicPage = {
  notFoundTitle: 'Topic not found',
  notFoundText:
    'There is no topic here. It may have been removed, or it is for members only: log in and look for it in the forum.',
  feed: 'Follow this topic as a feed (Atom)',
  /** Title and subtitles of feeds. `{forum}` is the name of the forum, `{title}` the name of a category. */
  feedOf: '{forum}: {title}',
  feedText: 'New topics in {language}',
  topicFeedText: 'New posts in this topic',
  /** `{when}` is the date of the oldest topic on the page. */
  archiveTitle: 'All topics by date',
  archiveSince: 'Topics begun from {when}',
  archiveText: 'Every topic of the forum that is for everyone, in every language, the newest first.',
  newest: 'To the forum',
  older: 'Older topics',
  membersTitle: 'A topic for members',
  membersNoScript: 'To read topics for members, JavaScript has to be on, and you have to be logged in.',
};
