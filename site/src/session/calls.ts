import type * as accounts from '@common-ground/api/contracts/accounts/accounts.ts';
import type * as personalData from '@common-ground/api/contracts/accounts/personalData.ts';
import type * as security from '@common-ground/api/contracts/accounts/security.ts';
import type * as users from '@common-ground/api/contracts/accounts/users.ts';
import type * as analytics from '@common-ground/api/contracts/analytics/analytics.ts';
import type * as bookmarks from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import type { Call, Method } from '@common-ground/api/contracts/call.ts';
import type * as contributions from '@common-ground/api/contracts/contributions/contributions.ts';
import type * as conditions from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import type * as history from '@common-ground/api/contracts/history/history.ts';
import type * as achievements from '@common-ground/api/contracts/learning/achievements.ts';
import type * as learning from '@common-ground/api/contracts/learning/learning.ts';
import type * as notifications from '@common-ground/api/contracts/notifications/notifications.ts';
import type * as talk from '@common-ground/api/contracts/talk/talk.ts';
import type * as watchlist from '@common-ground/api/contracts/watchlist/watchlist.ts';

/**
 * The calls that pages make: their types come from the contracts, whose schemas would be 60 kB of script. That method and
 * path are the contract's is what calls.test.ts asserts.
 */
export const calls = {
  getMe: row<typeof accounts.getMe>('GET', '/api/auth/me'),
  login: row<typeof accounts.login>('POST', '/api/auth/login'),
  register: row<typeof accounts.register>('POST', '/api/auth/register'),
  logout: row<typeof accounts.logout>('POST', '/api/auth/logout'),
  updateProfile: row<typeof accounts.updateProfile>('PUT', '/api/auth/profile'),
  getProfile: row<typeof accounts.getProfile>('GET', '/api/users/{id}/profile'),
  changeProfile: row<typeof accounts.changeProfile>('PATCH', '/api/users/{id}/profile'),
  listBookmarks: row<typeof bookmarks.listBookmarks>('GET', '/api/users/{id}/bookmarks'),
  addBookmark: row<typeof bookmarks.addBookmark>('POST', '/api/bookmarks'),
  removeBookmark: row<typeof bookmarks.removeBookmark>('DELETE', '/api/bookmarks/{bookmarkType}/{contentId}'),
  listWatched: row<typeof watchlist.listWatched>('GET', '/api/users/{id}/watchlist'),
  watch: row<typeof watchlist.watch>('POST', '/api/watchlist'),
  unwatch: row<typeof watchlist.unwatch>('DELETE', '/api/watchlist/{conditionId}'),
  getCondition: row<typeof conditions.getCondition>('GET', '/api/conditions/{id}'),
  getConditionTexts: row<typeof contributions.getConditionTexts>('GET', '/api/conditions/{id}/texts'),
  listRevisions: row<typeof history.listRevisions>('GET', '/api/conditions/{id}/revisions'),
  getRevision: row<typeof history.getRevision>('GET', '/api/conditions/{id}/revisions/{revisionId}'),
  restoreRevision: row<typeof history.restoreRevision>('POST', '/api/conditions/{id}/revisions/{revisionId}/restore'),
  listDiscussions: row<typeof talk.listDiscussions>('GET', '/api/conditions/{id}/discussions'),
  startDiscussion: row<typeof talk.startDiscussion>('POST', '/api/conditions/{id}/discussions'),
  resolveDiscussion: row<typeof talk.resolveDiscussion>('PATCH', '/api/discussions/{id}'),
  listSessions: row<typeof security.listSessions>('GET', '/api/auth/sessions'),
  endSession: row<typeof security.endSession>('DELETE', '/api/auth/sessions/{id}'),
  endAllSessions: row<typeof security.endAllSessions>('DELETE', '/api/auth/sessions'),
  changePassword: row<typeof security.changePassword>('PUT', '/api/auth/password'),
  requestPasswordReset: row<typeof security.requestPasswordReset>('POST', '/api/auth/password-reset'),
  resetPassword: row<typeof security.resetPassword>('PUT', '/api/auth/password-reset'),
  requestEmailVerification: row<typeof security.requestEmailVerification>('POST', '/api/auth/email-verification'),
  verifyEmail: row<typeof security.verifyEmail>('PUT', '/api/auth/email-verification'),
  listNotifications: row<typeof notifications.listNotifications>('GET', '/api/users/{id}/notifications'),
  markNotifications: row<typeof notifications.markNotifications>('PATCH', '/api/users/{id}/notifications'),
  removeNotification: row<typeof notifications.removeNotification>(
    'DELETE',
    '/api/users/{id}/notifications/{notificationId}',
  ),
  getNotificationChoices: row<typeof notifications.getNotificationChoices>(
    'GET',
    '/api/users/{id}/notification-choices',
  ),
  chooseNotifications: row<typeof notifications.chooseNotifications>('PATCH', '/api/users/{id}/notification-choices'),
  exportData: row<typeof personalData.exportData>('GET', '/api/users/{id}/export'),
  deleteAccount: row<typeof personalData.deleteAccount>('DELETE', '/api/users/{id}'),
  listLearningPaths: row<typeof learning.listLearningPaths>('GET', '/api/learning-paths'),
  listProgress: row<typeof learning.listProgress>('GET', '/api/users/{id}/progress'),
  listCertificates: row<typeof learning.listCertificates>('GET', '/api/users/{id}/certificates'),
  listUserAchievements: row<typeof achievements.listUserAchievements>('GET', '/api/users/{id}/achievements'),
  submitCondition: row<typeof contributions.submitCondition>('POST', '/api/conditions'),
  suggestEdit: row<typeof contributions.suggestEdit>('POST', '/api/conditions/{id}/suggestions'),
  listOwnContributions: row<typeof contributions.listOwnContributions>('GET', '/api/users/{id}/contributions'),
  answerContribution: row<typeof contributions.answerContribution>('POST', '/api/contributions/{id}/answer'),
  takeContributionStep: row<typeof contributions.takeContributionStep>('POST', '/api/contributions/{id}/steps/{step}'),
  listUsers: row<typeof users.listUsers>('GET', '/api/users'),
  listEvents: row<typeof analytics.listEvents>('GET', '/api/analytics'),
};

function row<Row extends Call>(method: Method, path: Row['path']): Row {
  // The client reads method and path alone; the rest of a row is for the server.
  return { method, path } as Row;
}
