import type { Plural } from '../plural.ts';

/** What the page of the administrators says to everybody else. */
export const dashboard = {
  denied: 'Access denied. Admin privileges required.',
};

/** What administrators see. The browser loads these words with what draws it, and none of the others. */
export const adminDashboard = {
  /** Name of the list of tabs for screen readers. */
  tabs: 'Parts of the dashboard',
  overview: 'Overview',
  users: 'Users',
  loading: 'Loading…',
  tryAgain: 'Try again',
  /** Heading of the list of what was counted last, and a line below it. */
  recentEvents: 'Recent activity',
  recentEventsHint: 'What was counted last, by the hour. Page views and searches are counted without a person.',
  noEvents: 'Nothing has been counted yet.',
  eventsFailed: 'The events could not be loaded.',
  /** Heading of the links to the editing desk. */
  desk: 'At the editing desk',
  deskHint: 'Reports and content are worked on at the editing desk, where you sign in separately.',
  deskReports: 'Content reports',
  deskContent: 'Conditions',
  /** How many accounts there are. */
  accounts: { one: '{count} account', other: '{count} accounts' } as Plural,
  usersFailed: 'The accounts could not be loaded.',
  /** Headings of the columns of the table of accounts. */
  name: 'Name',
  email: 'Email',
  role: 'Role',
  joined: 'Joined',
  verified: 'Verified',
  /** Whether the email address is known to be theirs. */
  yes: 'Yes',
  no: 'No',
  /** Name, for screen readers, of the buttons that turn the pages of the table. */
  pages: 'Pages of the accounts',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {pages}',
};

/** Kinds of what is counted, by their name in the API. */
export const eventTypes = {
  page_view: 'Page view',
  user_action: 'Action of a reader',
  learning_progress: 'Progress in learning',
  search: 'Search',
  content_interaction: 'Use of a page',
  quiz_completion: 'Quiz completed',
  authentication: 'Signing in or out',
  error: 'Error',
  chatbot_message: 'Message to the assistant',
};
