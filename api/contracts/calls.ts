import * as accounts from './accounts/accounts.ts';
import * as personalData from './accounts/personalData.ts';
import * as secondFactor from './accounts/secondFactor.ts';
import * as security from './accounts/security.ts';
import * as users from './accounts/users.ts';
import * as analytics from './analytics/analytics.ts';
import * as dashboard from './analytics/dashboard.ts';
import * as bookmarks from './bookmarks/bookmarks.ts';
import * as chatAnswers from './chat/answers.ts';
import * as contributions from './contributions/contributions.ts';
import * as receipts from './contributions/receipts.ts';
import * as conditions from './encyclopedia/conditions.ts';
import * as languages from './encyclopedia/languages.ts';
import * as forumArranging from './forum/arranging.ts';
import * as forumBlocks from './forum/blocks.ts';
import * as forumFollowing from './forum/following.ts';
import * as forumPosts from './forum/posts.ts';
import * as forumSimilar from './forum/similar.ts';
import * as forumTopics from './forum/topics.ts';
import * as healthcare from './healthcare/samples.ts';
import * as history from './history/history.ts';
import * as achievements from './learning/achievements.ts';
import * as certificates from './learning/certificates.ts';
import * as changes from './learning/changes.ts';
import * as learning from './learning/learning.ts';
import * as progress from './learning/progress.ts';
import * as quiz from './learning/quiz.ts';
import * as ratings from './learning/ratings.ts';
import * as recall from './learning/recall.ts';
import * as cases from './moderation/cases.ts';
import * as duty from './moderation/duty.ts';
import * as helpLines from './moderation/helpLines.ts';
import * as moderation from './moderation/moderation.ts';
import * as reports from './moderation/reports.ts';
import * as suspensions from './moderation/suspensions.ts';
import * as mailChoices from './notifications/mailChoices.ts';
import * as notifications from './notifications/notifications.ts';
import * as push from './notifications/push.ts';
import * as corrections from './offline/corrections.ts';
import * as offlinePages from './offline/pages.ts';
import * as preferences from './preferences/preferences.ts';
import * as find from './search/find.ts';
import * as search from './search/search.ts';
import * as talk from './talk/talk.ts';
import * as watchlist from './watchlist/watchlist.ts';

/** Contracts of the calls that page scripts make. A browser gets only their methods and paths (leanCalls.ts). */
export const calls = {
  ...accounts,
  ...personalData,
  ...secondFactor,
  ...security,
  ...users,
  ...analytics,
  ...dashboard,
  ...bookmarks,
  ...contributions,
  ...receipts,
  ...chatAnswers,
  ...conditions,
  ...languages,
  ...healthcare,
  ...history,
  ...achievements,
  ...learning,
  ...certificates,
  ...changes,
  ...progress,
  ...quiz,
  ...ratings,
  ...recall,
  ...duty,
  ...helpLines,
  ...cases,
  ...moderation,
  ...reports,
  ...suspensions,
  ...mailChoices,
  ...notifications,
  ...push,
  ...corrections,
  ...offlinePages,
  ...preferences,
  ...find,
  ...search,
  ...talk,
  ...forumSimilar,
  ...forumTopics,
  ...forumPosts,
  ...forumArranging,
  ...forumBlocks,
  ...forumFollowing,
  ...watchlist,
};
