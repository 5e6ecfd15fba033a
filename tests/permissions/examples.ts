import { DEFAULT_SETTINGS } from '@common-ground/api/contracts/preferences/settings.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { MODULES, PATHS, QUESTIONS, RIGHT } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { receiptToken } from '@common-ground/api/features/notifications/mails/guestMail.ts';
import { mailOffToken } from '@common-ground/api/features/notifications/mails/mailOffToken.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { FORUM_EXAMPLES } from './forumExamples.ts';
import { PASSWORD, type Person, SECOND_ADMINISTRATOR } from './people.ts';
import { RECOVERY } from './secondFactors.ts';

const NEW_CONDITION = {
  name: 'A new one',
  summary: 'In a sentence.',
  overview: 'At length.',
  symptoms: ['One'],
  causes: ['One'],
  treatments: ['One'],
};
/** Name and address that guests must give. */
const SENDER = { contributorName: 'Jo', contributorEmail: 'jo@example.org' };

const { linkKey } = createTestMailer();
const receipt = { token: receiptToken(1_000_002, linkKey) };

export type ExampleRequest = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
};

/** Statements that make an example succeed. They run in the transaction of an allowed call, which is rolled back. */
export const PREPARATIONS: Record<string, string> = {
  proposeSecondFactor: `INSERT INTO account.demanding_role VALUES ('admin')`,
};

/**
 * For each call of the API, by name, a request that succeeds for a person who may make it. Calls without input are left
 * out. `owner` has the records that the request names, and is `asker` or another person. Other ids come from
 * `insertSmallEncyclopedia`, `givenPath` and `people.ts`.
 */
export const EXAMPLES: Record<string, (given: { owner: Person; asker: Person | null }) => ExampleRequest> = {
  getCategory: () => ({ params: { id: 1 } }),
  listCategoryConditions: () => ({ params: { id: 1 } }),
  getCondition: () => ({ params: { id: 1 } }),
  searchConditions: () => ({ query: { q: 'autism' } }),
  findConditions: () => ({ query: { q: 'aut' } }),
  getOfflinePages: () => ({ query: { kind: 'language' } }),
  listCorrections: () => ({ query: { since: '2026-01-01T00:00:00Z' } }),

  register: () => ({ body: { email: 'new@example.org', username: 'new', password: PASSWORD } }),
  login: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD, code: RECOVERY } }),
  openDesk: () => ({ body: { password: PASSWORD, code: RECOVERY } }),
  proposeSecondFactor: () => ({ body: { email: SECOND_ADMINISTRATOR, password: PASSWORD } }),
  beginSecondFactor: () => ({ body: { password: PASSWORD, code: RECOVERY } }),
  confirmSecondFactor: ({ asker }) => ({ body: { code: appCode(asker?.factorSecret ?? 'A') } }),
  endSecondFactor: () => ({ body: { password: PASSWORD, code: RECOVERY } }),
  updateProfile: () => ({ body: { bio: 'Changed' } }),
  getProfile: ({ owner }) => ({ params: { id: owner.id } }),
  changeProfile: ({ owner }) => ({ params: { id: owner.id }, body: { bio: 'Changed' } }),

  deleteAccount: ({ owner }) => ({ params: { id: owner.id }, body: { password: PASSWORD } }),
  exportData: ({ owner }) => ({ params: { id: owner.id } }),

  endSession: ({ owner }) => ({ params: { id: owner.sessionId } }),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: 'another password' } }),
  requestPasswordReset: ({ owner }) => ({ body: { email: owner.email } }),
  resetPassword: ({ owner }) => ({ body: { token: owner.mailedTokens.reset, password: 'another password' } }),
  verifyEmail: ({ owner }) => ({ body: { token: owner.mailedTokens.verify } }),

  listNotifications: ({ owner }) => ({ params: { id: owner.id } }),
  markNotifications: ({ owner }) => ({ params: { id: owner.id }, body: { isRead: true } }),
  removeNotification: ({ owner }) => ({ params: { id: owner.id, notificationId: owner.notificationId } }),
  keepPushSubscription: ({ owner }) => ({
    params: { id: owner.id },
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${owner.id}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      language: 'en',
    },
  }),
  removePushSubscription: ({ owner }) => ({ params: { id: owner.id, subscriptionId: owner.pushId } }),
  getNotificationChoices: ({ owner }) => ({ params: { id: owner.id } }),
  countUnread: ({ owner }) => ({ params: { id: owner.id } }),
  getMailChoices: ({ owner }) => ({ params: { id: owner.id } }),
  chooseMails: ({ owner }) => ({ params: { id: owner.id }, body: { decisions: false } }),
  stopMails: ({ owner }) => ({ params: { token: mailOffToken({ userId: owner.id, topic: 'decisions' }, linkKey) } }),
  openMailOff: ({ owner }) => ({ params: { token: mailOffToken({ userId: owner.id, topic: 'decisions' }, linkKey) } }),
  getPreferences: ({ owner }) => ({ params: { id: owner.id } }),
  choosePreferences: ({ owner }) => ({ params: { id: owner.id }, body: { accessibility: DEFAULT_SETTINGS } }),
  chooseNotifications: ({ owner }) => ({ params: { id: owner.id }, body: { learning: false } }),

  getLearningPath: () => ({ params: { id: PATHS.first } }),
  listLearningModules: () => ({ params: { id: PATHS.first } }),
  getLearningModule: () => ({ params: { id: MODULES.reading } }),
  listQuizQuestions: () => ({ params: { id: MODULES.quiz } }),
  listProgress: ({ owner }) => ({ params: { id: owner.id } }),
  getProgress: ({ owner }) => ({ params: { id: owner.id, pathId: PATHS.first } }),
  listPathChanges: () => ({ params: { id: PATHS.first } }),
  listLearnedChanges: ({ owner }) => ({ params: { id: owner.id, pathId: PATHS.first } }),
  getLearningDays: ({ owner }) => ({ params: { id: owner.id } }),
  startPath: ({ owner }) => ({ params: { id: owner.id }, body: { pathId: PATHS.first } }),
  completeModule: ({ owner }) => ({
    params: { id: owner.id },
    body: { pathId: PATHS.first, moduleId: MODULES.reading },
  }),
  mergeProgress: ({ owner }) => ({
    params: { id: owner.id },
    body: {
      paths: [{ pathId: PATHS.first, completedModules: [MODULES.reading] }],
      answers: [{ questionId: QUESTIONS[0], userAnswer: RIGHT, round: '0e984725-c51c-4bf4-9960-e1c80e27aba0' }],
    },
  }),
  answerQuestion: ({ asker }) => ({
    body: { userId: asker?.id, moduleId: MODULES.quiz, questionId: QUESTIONS[0], userAnswer: RIGHT },
  }),
  listQuizAttempts: ({ owner }) => ({ params: { id: owner.id, moduleId: MODULES.quiz } }),
  listPathRatings: () => ({ params: { id: PATHS.first } }),
  getPathScore: () => ({ params: { id: PATHS.first } }),
  listOwnRatings: ({ owner }) => ({ params: { id: owner.id } }),
  ratePath: ({ owner }) => ({ params: { id: owner.id, pathId: PATHS.further }, body: { rating: 4 } }),
  deleteRating: ({ owner }) => ({ params: { id: owner.id, pathId: PATHS.further } }),
  getRecall: ({ owner }) => ({ params: { id: owner.id } }),
  chooseRecall: ({ owner }) => ({ params: { id: owner.id }, body: { isOn: false } }),
  answerRecall: ({ owner }) => ({ params: { id: owner.id }, body: { questionId: QUESTIONS[0], userAnswer: RIGHT } }),
  getCertificate: ({ owner }) => ({ params: { code: `CODE-OF-${owner.id}` } }),
  getCredential: ({ owner }) => ({ params: { code: `CODE-OF-${owner.id}` } }),
  getBadgeStatusList: () => ({ params: { list: 1 } }),
  nameCertificate: ({ owner }) => ({
    params: { id: owner.id, code: `CODE-OF-${owner.id}` },
    body: { learnerName: 'As I want to be named' },
  }),
  listCertificates: ({ owner }) => ({ params: { id: owner.id } }),
  listUserAchievements: ({ owner }) => ({ params: { id: owner.id } }),

  sendEvent: () => ({ body: { eventType: 'page_view', eventData: { path: '/condition/1' } } }),

  submitCondition: () => ({ body: { ...NEW_CONDITION, categoryId: 1, ...SENDER } }),
  getConditionTexts: () => ({ params: { id: 1 } }),
  suggestEdit: ({ owner }) => ({
    params: { id: owner.conditionId },
    body: {
      texts: { summary: 'Said more clearly.' },
      baseRevision: owner.revisionId,
      editSummary: 'Clearer',
      ...SENDER,
    },
  }),
  listOwnContributions: ({ owner }) => ({ params: { id: owner.id } }),
  // Authors withdraw their own contribution, and reviewers take another's.
  takeContributionStep: ({ owner, asker }) => ({
    params: { id: owner.contributionIds.pending, step: asker?.id === owner.id ? 'withdraw' : 'take' },
    body: { reason: 'Because', at: '2027-01-01T00:00:00Z', checklist: ['accuracy'] },
  }),
  answerContribution: ({ owner }) => ({
    params: { id: owner.contributionIds.changesRequested },
    body: { reason: 'Here it is', texts: { summary: 'In a sentence.' } },
  }),
  readReceipt: () => ({ params: receipt }),
  answerByReceipt: () => ({ params: receipt, body: { reason: 'Here it is' } }),
  withdrawByReceipt: () => ({ params: receipt }),
  resolveContribution: () => ({ params: { id: 1_000_001 }, body: { texts: { summary: 'Both together.' } } }),

  listBookmarks: ({ owner }) => ({ params: { id: owner.id } }),
  addBookmark: ({ owner }) => ({ body: { bookmarkType: 'condition', contentId: owner.conditionId } }),
  removeBookmark: ({ owner }) => ({ params: { bookmarkType: 'condition', contentId: owner.conditionId } }),

  listWatched: ({ owner }) => ({ params: { id: owner.id } }),
  watchCondition: ({ owner }) => ({ body: { conditionId: owner.conditionId } }),
  unwatchCondition: ({ owner }) => ({ params: { conditionId: owner.conditionId } }),

  listSignOffs: () => ({ params: { id: 1 } }),
  listRevisions: () => ({ params: { id: 1 } }),
  getRevision: ({ owner }) => ({ params: { id: owner.conditionId, revisionId: owner.revisionId } }),

  restoreRevision: ({ owner }) => ({
    params: { id: owner.conditionId, revisionId: owner.revisionId },
    body: { editSummary: 'It was better' },
  }),

  listDiscussions: () => ({ params: { id: 1 } }),
  startDiscussion: () => ({ params: { id: 1 }, body: { subject: 'A question', content: 'What of this?' } }),
  getDiscussion: ({ owner }) => ({ params: { id: owner.discussionId } }),
  editDiscussion: ({ owner }) => ({ params: { id: owner.discussionId }, body: { content: 'Said otherwise.' } }),
  deleteDiscussion: ({ owner }) => ({ params: { id: owner.discussionId } }),
  moderatePost: ({ owner }) => ({
    params: { kind: 'discussion', id: owner.discussionId },
    body: { action: 'hide', reason: 'Off topic' },
  }),
  listCharts: () => ({ query: { lang: 'en' } }),
  changeRole: ({ owner }) => ({ params: { id: owner.id }, body: { role: 'contributor', currentPassword: PASSWORD } }),
  setVerified: ({ owner }) => ({ params: { id: owner.id }, body: { isVerified: true, currentPassword: PASSWORD } }),
  changeCredential: ({ owner }) => ({
    params: { id: owner.id },
    body: { credential: 'MD', currentPassword: PASSWORD },
  }),
  changeEmail: ({ owner }) => ({
    params: { id: owner.id },
    body: { email: `new-${owner.id}@example.org`, currentPassword: PASSWORD },
  }),
  listStandingChanges: ({ owner }) => ({ params: { id: owner.id } }),
  decideReport: () => ({ params: { id: 1_000_001 }, body: { status: 'resolved' } }),
  reportContent: () => ({ body: { contentType: 'condition', contentId: 1, reason: 'spam' } }),
  appeal: ({ owner }) => ({ body: { decisionId: owner.decisionId, text: 'It was meant otherwise.' } }),
  listOwnModeration: ({ owner }) => ({ params: { id: owner.id } }),
  getSuspension: ({ owner }) => ({ params: { id: owner.id } }),
  suspendUser: ({ owner }) => ({ params: { id: owner.id }, body: { days: 7, reason: 'Advertising' } }),
  liftSuspension: ({ owner }) => ({ params: { id: owner.id }, body: { reason: 'Agreed' } }),
  ...FORUM_EXAMPLES,
  resolveDiscussion: ({ owner }) => ({ params: { id: owner.discussionId }, body: { isResolved: true } }),
};
