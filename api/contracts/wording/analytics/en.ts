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
  content: 'Content',
  reports: 'Reports',
  /** Where something could not be loaded. */
  failed: 'This could not be loaded.',
  /** Heading of the figures for screen readers, and the figures; the first four as the specification has them. */
  figures: 'Figures',
  totalUsers: 'Total Users',
  pageViews: 'Page Views',
  pendingReports: 'Pending Reports',
  growth: 'Growth',
  newThisWeek: { one: '{count} new this week', other: '{count} new this week' } as Plural,
  viewsLately: { one: '{count} in the last 30 days', other: '{count} in the last 30 days' } as Plural,
  /** Says beside the figure, and beside an event of the list, which views Page Views leaves out. */
  viewsOfPeople: 'Only people are counted, not programs such as search engines',
  eventOfProgram: 'Sent by a program, so not in Page Views',
  seeReports: 'See reports',
  /** What growth is of: how many in the last 30 days, and how many in the 30 days before. */
  growthOfUsers: 'New accounts: {now} in 30 days, {before} in the 30 before',
  growthOfViews: 'Page views: {percent} ({now} in 30 days, {before} in the 30 before)',
  notEnough: 'Not enough data',
  /** Heading of the charts, and what opens the table of the same numbers. */
  charts: 'Over time',
  asTable: 'The same as a table',
  loading: 'Loading…',
  tryAgain: 'Try again',
  /** Heading of the list of what was counted last, and a line below it. */
  recentEvents: 'Recent activity',
  recentEventsHint: 'What was counted last, by the hour. Page views and searches are counted without a person.',
  noEvents: 'Nothing has been counted yet.',
  eventsFailed: 'The events could not be loaded.',
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
  /** The search above the table of accounts. */
  searchUsers: 'Name, username or email',
  search: 'Search',
  noUsers: 'No account has this in its name or address.',
  /** Last column of the tables, for screen readers, and what opens an account. */
  actions: 'Actions',
  manage: 'Manage',
  close: 'Close',
  /** In the window of one account, whose name is its title. */
  newRole: 'Role',
  ownPassword: 'Your own password',
  ownPasswordHint: 'Roles give rights, so a session that was left open is not enough.',
  saveRole: 'Save role',
  saving: 'Saving…',
  roleSaved: 'The role has been saved.',
  sameRole: 'This is the role they have. Choose another one.',
  passwordNeeded: 'Enter your password.',
  notSaved: 'This could not be saved. Nothing was changed.',
  verify: 'Mark address as verified',
  unverify: 'Mark address as not verified',
  verifiedSaved: 'The address counts as verified now.',
  unverifiedSaved: 'The address does not count as verified any more.',
  /** Suspends an account, or ends that. */
  suspension: 'Suspension',
  suspendHint: 'A suspended account signs in and reads, but writes nothing that others see.',
  suspendedUntil: 'Suspended until {moment}. Reason:',
  suspendFor: 'For how long',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  suspendReason: 'Reason',
  suspendReasonHint: 'The person reads it.',
  reasonNeeded: 'Enter a reason.',
  suspend: 'Suspend',
  lift: 'End the suspension',
  suspended: 'The account is suspended.',
  lifted: 'The suspension has ended.',
  /** The log of an account. */
  log: 'What was changed',
  logEmpty: 'Nothing has been changed by hand yet.',
  /** Steps of the log, by the names the API has for them. */
  logged: {
    role: 'Role: {before}, then {after}',
    verify: 'Address marked as verified',
    unverify: 'Address marked as not verified',
    suspend: 'Suspended',
    lift_suspension: 'Suspension ended',
  },
  logBy: 'by {name}',
  logByNobody: 'not by hand, or by an account that is gone',
  /** Lists of what waits, by the names the API has for them, and what each says where nothing does. */
  due: {
    review_queue: {
      title: 'Review queue',
      count: { one: '{count} proposal waits for a decision', other: '{count} proposals wait for a decision' } as Plural,
      none: 'No proposal waits for a decision.',
      open: 'Open the review queue',
    },
    overdue_reviews: {
      title: 'Overdue medical reviews',
      count: { one: '{count} condition is due', other: '{count} conditions are due' } as Plural,
      none: 'No medical review is overdue.',
      open: 'Open these conditions',
    },
    stale_translations: {
      title: 'Stale translations',
      count: {
        one: '{count} translation is behind its original',
        other: '{count} translations are behind their originals',
      } as Plural,
      none: 'Every published translation is as new as its original.',
      open: 'Open translations',
    },
  },
  since: 'since {day}',
  fruitless: 'Searches that found nothing',
  fruitlessHint: 'What readers looked for in the last 30 days and no page answers. Nothing is kept of who searched.',
  fruitlessNone: 'Every search of the last 30 days found something.',
  query: 'Searched for',
  language: 'Language',
  times: 'Times',
  lastDay: 'Last time',
  /** The table of reports. */
  reportsHint:
    'What readers reported. Resolve a report when something was done about it, reject it when nothing is wrong.',
  reportCount: { one: '{count} report', other: '{count} reports' } as Plural,
  noReports: 'Nothing has been reported.',
  reported: 'Reported',
  reason: 'Reason',
  reporter: 'Reported by',
  formerMember: 'a former member',
  reportedAt: 'Date',
  status: 'Status',
  reviewer: 'Reviewed by',
  resolve: 'Resolve',
  reject: 'Reject',
  reportPages: 'Pages of the reports',
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
