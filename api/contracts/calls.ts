import * as accounts from './accounts/accounts.ts';
import * as personalData from './accounts/personalData.ts';
import * as security from './accounts/security.ts';
import * as users from './accounts/users.ts';
import * as analytics from './analytics/analytics.ts';
import * as bookmarks from './bookmarks/bookmarks.ts';
import * as contributions from './contributions/contributions.ts';
import * as receipts from './contributions/receipts.ts';
import * as conditions from './encyclopedia/conditions.ts';
import * as languages from './encyclopedia/languages.ts';
import * as history from './history/history.ts';
import * as achievements from './learning/achievements.ts';
import * as certificates from './learning/certificates.ts';
import * as learning from './learning/learning.ts';
import * as progress from './learning/progress.ts';
import * as quiz from './learning/quiz.ts';
import * as moderation from './moderation/moderation.ts';
import * as mailChoices from './notifications/mailChoices.ts';
import * as notifications from './notifications/notifications.ts';
import * as talk from './talk/talk.ts';
import * as watchlist from './watchlist/watchlist.ts';

/** The contracts of the calls that scripts of pages make. What a browser gets of them is method and path alone (leanCalls.ts). */
export const calls = {
  ...accounts,
  ...personalData,
  ...security,
  ...users,
  ...analytics,
  ...bookmarks,
  ...contributions,
  ...receipts,
  ...conditions,
  ...languages,
  ...history,
  ...achievements,
  ...learning,
  ...certificates,
  ...progress,
  ...quiz,
  ...moderation,
  ...mailChoices,
  ...notifications,
  ...talk,
  ...watchlist,
};
