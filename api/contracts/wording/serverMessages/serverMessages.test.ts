import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BodyTooLarge,
  Forbidden,
  StorageFull,
  TooManyRequests,
  Unauthorized,
  Unavailable,
} from '../../../platform/errors.ts';
import {
  NAME_AMBIGUOUS,
  NAME_RESERVED,
  NAME_TAKEN,
  PASSWORD_TOO_SHORT,
  PASSWORD_WEAK,
  profileChangeSchema,
  registrationSchema,
  USER_NOT_FOUND,
  USERNAME_TOO_SHORT,
  WRONG_CREDENTIALS,
} from '../../accounts/accounts.ts';
import { LAST_ADMIN } from '../../accounts/personalData.ts';
import { SET_UP_AT_DESK, WRONG_CODE } from '../../accounts/secondFactor.ts';
import { WRONG_PASSWORD } from '../../accounts/security.ts';
import { NOTHING_TO_BOOKMARK } from '../../bookmarks/bookmarks.ts';
import { CODE_NEEDED } from '../../client.ts';
import { NOTHING_CHANGED } from '../../contributions/contents.ts';
import {
  CONTRIBUTION_NOT_FOUND,
  newConditionSchema,
  PROTECTED,
  SENDER_NEEDED,
  STEP_NOT_ALLOWED,
  STEP_ON_OWN_WORK,
  suggestEdit,
  VERSION_NOT_KNOWN,
} from '../../contributions/contributions.ts';
import { notPossibleIn } from '../../contributions/workflow.ts';
import { CONDITION_NOT_FOUND } from '../../encyclopedia/conditions.ts';
import {
  FIRST_POST_STAYS,
  FOR_MEMBERS_ONLY,
  MOVED_AT_ONCE,
  STAYS_FOR_MEMBERS,
  TOO_MANY_TO_MOVE,
} from '../../forum/arranging.ts';
import { BLOCKS, MEMBER_NOT_FOUND, NOT_ONESELF, TOO_MANY_BLOCKS } from '../../forum/blocks.ts';
import { FOLLOWED_TOPICS, TOO_MANY_FOLLOWED } from '../../forum/following.ts';
import {
  NEW_ACCOUNT,
  POSTS_OF_DAY_SPENT,
  SAID_ALREADY,
  TOO_MANY_LINKS,
  TOO_MANY_MENTIONS,
} from '../../forum/newAccounts.ts';
import { OWN_POST, POST_NOT_FOUND, TOPIC_CLOSED } from '../../forum/posts.ts';
import { TOPIC_NOT_FOUND } from '../../forum/topics.ts';
import { REVISION_NOT_FOUND } from '../../history/history.ts';
import { MODULE_LOCKED, PATH_LOCKED, QUIZ_NOT_PASSED } from '../../learning/progress.ts';
import { NOT_COMPLETED_YET } from '../../learning/ratings.ts';
import { answerRecall, RECALL_IS_OFF } from '../../learning/recall.ts';
import { POST_EDIT_HOURS } from '../../limits.ts';
import { APPEAL_DAYS, APPEALED_ALREADY, NOT_APPEALABLE, OWN_CASE, TOO_LATE_TO_APPEAL } from '../../moderation/cases.ts';
import { NOT_POSSIBLE_NOW } from '../../moderation/moderation.ts';
import {
  NOTHING_TO_REPORT,
  OWN_CONTENT,
  REPORT_DECIDED,
  REPORT_NOT_FOUND,
  REPORTED_ALREADY,
} from '../../moderation/reports.ts';
import { SUSPENDED } from '../../moderation/suspensions.ts';
import { DISCUSSION_CLOSED, DISCUSSION_NOT_FOUND, TOO_LATE_TO_EDIT } from '../../talk/talk.ts';
import { fill } from '../plural.ts';
import { serverMessages } from './en.ts';

const { whole, ofField, fields } = serverMessages;

it('knows messages by the words the server uses', () => {
  expect(whole).toMatchObject({
    wrongCredentials: WRONG_CREDENTIALS,
    nameTaken: NAME_TAKEN,
    nameReserved: NAME_RESERVED,
    nameAmbiguous: NAME_AMBIGUOUS,
    passwordWeak: PASSWORD_WEAK,
    tooManyRequests: new TooManyRequests({ retryAfterSeconds: 1 }).message,
    signInRequired: new Unauthorized().message,
    accessDenied: new Forbidden().message,
    suspended: SUSPENDED,
    userNotFound: USER_NOT_FOUND,
    wrongPassword: WRONG_PASSWORD,
    lastAdmin: LAST_ADMIN,
    reportNotFound: REPORT_NOT_FOUND,
    codeNeeded: CODE_NEEDED,
    wrongCode: WRONG_CODE,
    setUpAtDesk: SET_UP_AT_DESK,
    nothingToBookmark: NOTHING_TO_BOOKMARK,
    senderNeeded: SENDER_NEEDED,
    conditionNotFound: CONDITION_NOT_FOUND,
    unavailable: new Unavailable().message,
    storageFull: new StorageFull().message,
    bodyTooLarge: new BodyTooLarge().message,
    protectedPage: PROTECTED,
    nothingChanged: NOTHING_CHANGED,
    versionNotKnown: VERSION_NOT_KNOWN,
    stepNotAllowed: STEP_NOT_ALLOWED,
    ownWork: STEP_ON_OWN_WORK,
    contributionNotFound: CONTRIBUTION_NOT_FOUND,
    revisionNotFound: REVISION_NOT_FOUND,
    discussionNotFound: DISCUSSION_NOT_FOUND,
    discussionClosed: DISCUSSION_CLOSED,
    notPossibleNow: NOT_POSSIBLE_NOW,
    nothingToReport: NOTHING_TO_REPORT,
    reportedAlready: REPORTED_ALREADY,
    ownContent: OWN_CONTENT,
    ownCase: OWN_CASE,
    reportDecided: REPORT_DECIDED,
    appealedAlready: APPEALED_ALREADY,
    notAppealable: NOT_APPEALABLE,
    topicNotFound: TOPIC_NOT_FOUND,
    postNotFound: POST_NOT_FOUND,
    topicClosed: TOPIC_CLOSED,
    saidAlready: SAID_ALREADY,
    ownPost: OWN_POST,
    forMembersOnly: FOR_MEMBERS_ONLY,
    firstPostStays: FIRST_POST_STAYS,
    staysForMembers: STAYS_FOR_MEMBERS,
    memberNotFound: MEMBER_NOT_FOUND,
    notOneself: NOT_ONESELF,
    pathNotCompleted: NOT_COMPLETED_YET,
    recallIsOff: RECALL_IS_OFF,
    moduleLocked: MODULE_LOCKED,
    pathLocked: PATH_LOCKED,
    quizNotPassed: QUIZ_NOT_PASSED,
    questionGone: answerRecall.missing,
    isPending: notPossibleIn('pending'),
    isInReview: notPossibleIn('in_review'),
    isApproved: notPossibleIn('approved'),
    isPublished: notPossibleIn('published'),
    isRejected: notPossibleIn('rejected'),
    isWithdrawn: notPossibleIn('withdrawn'),
  });
  expect(fill(whole.passwordTooShort, { count: '8' })).toBe(PASSWORD_TOO_SHORT);
  expect(fill(whole.usernameTooShort, { count: '3' })).toBe(USERNAME_TOO_SHORT);
  expect(fill(whole.tooLateToAppeal, { count: String(APPEAL_DAYS) })).toBe(TOO_LATE_TO_APPEAL);
  const ofNewAccounts = [whole.postsOfDaySpent, whole.tooManyLinks, whole.tooManyMentions];
  const counts = [NEW_ACCOUNT.postsOfDay, NEW_ACCOUNT.links, NEW_ACCOUNT.mentions];
  expect(ofNewAccounts.map((words, at) => fill(words, { count: String(counts[at]) }))).toEqual([
    ...[POSTS_OF_DAY_SPENT, TOO_MANY_LINKS, TOO_MANY_MENTIONS],
  ]);
  expect(fill(whole.tooManyToMove, { count: String(MOVED_AT_ONCE) })).toBe(TOO_MANY_TO_MOVE);
  expect(fill(whole.tooManyBlocks, { count: String(BLOCKS) })).toBe(TOO_MANY_BLOCKS);
  expect(fill(whole.tooManyFollowed, { count: String(FOLLOWED_TOPICS) })).toBe(TOO_MANY_FOLLOWED);
  expect(fill(whole.tooLateToEdit, { count: String(POST_EDIT_HOURS) })).toBe(TOO_LATE_TO_EDIT);
  expect(platform('throttle/Throttle.ts')).toContain(`'${whole.tooManyAttempts}'`);
  expect(platform('errorResponse.ts')).toContain(`\`${whole.wentWrong.replace('{id}', `\${id}`)}\``);
});

it.each([
  [{}, 'email', ofField.required],
  [{ email: 'x', password: '12345678', username: 'abc' }, 'email', ofField.noEmail],
  [
    { email: 'a@b.org', password: 'x'.repeat(300), username: 'abc' },
    'password',
    fill(ofField.tooLong, { count: '256' }),
  ],
  [{ email: 'a@b.org', password: '12345678', username: '<a>' }, 'username', ofField.noUsername],
])('knows what registration says of %j', (given, field, message) => {
  expect(firstIssue(registrationSchema.safeParse(given))).toEqual([field, message]);
  expect(fields).toHaveProperty(field);
});

it.each([
  [{ website: 'here' }, 'website', ofField.noAddress],
  [{ bio: 'x'.repeat(2001) }, 'bio', fill(ofField.tooLong, { count: '2000' })],
  [{ location: 'x'.repeat(121) }, 'location', fill(ofField.tooLong, { count: '120' })],
  [{ interests: Array(31).fill('a') }, 'interests', fill(ofField.tooMany, { count: '30' })],
])('knows what the profile says of a wrong field', (given, field, message) => {
  expect(firstIssue(profileChangeSchema.safeParse(given))).toEqual([field, message]);
  expect(fields).toHaveProperty(field);
});

it('knows what the forms of contributions say of each field', () => {
  const said = [
    newConditionSchema.safeParse({}),
    suggestEdit.body.safeParse({ texts: { symptoms: [] }, baseRevision: 1 }),
  ];
  const issues = said.flatMap(({ error }) => error?.issues ?? []);
  expect(issues.map(({ path }) => path.at(-1))).toEqual(expect.arrayContaining(['name', 'symptoms', 'editSummary']));
  for (const { path } of issues) expect(fields).toHaveProperty(String(path.at(-1)));
  expect(issues.map(({ message }) => message)).toContain(ofField.needsEntry);
  for (const name of [...Object.keys(newConditionSchema.shape), 'editSummary', 'source'])
    expect(fields).toHaveProperty(name);
});

function firstIssue({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  const issue = error?.issues[0];
  return [issue?.path[0], issue?.message];
}

function platform(file: string): string {
  return readFileSync(new URL(`../../../platform/${file}`, import.meta.url), 'utf8');
}
