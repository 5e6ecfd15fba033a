import { EDITORS, ROLES, STAFF, TRANSLATING } from '@common-ground/api/contracts/accounts/roles.ts';
import { type RuleDescription, WHO } from '@common-ground/api/platform/accessRule.ts';

export type DeskCall = { rule: RuleDescription; note: string };

/**
 * The calls of the CMS below /cms/api besides those on records. Payload asks no rule of ours for most of them, so what
 * they allow is said here; tests/permissions/desk.integration.test.ts holds it against what they do.
 */
export const DESK_CALLS: Record<string, DeskCall> = {
  'POST /users/login': {
    rule: { name: 'staff', all: STAFF },
    note: 'with the right password; members of the site sign in at the site alone',
  },
  'POST /users/logout': { rule: { name: 'signed in', self: ROLES }, note: 'ends this session' },
  'POST /users/refresh-token': { rule: { name: 'signed in', self: ROLES }, note: 'renews this session' },
  'GET /users/me': { rule: { name: 'anyone', self: WHO }, note: 'who asks; nobody, when signed out' },
  'GET /users/init': { rule: { name: 'anyone', all: WHO }, note: 'whether there is any account' },
  'POST /users/first-register': {
    rule: { name: 'nobody' },
    note: 'open while there is no account at all, for the first administrator',
  },
  'POST /users/forgot-password': {
    rule: { name: 'anyone', all: WHO },
    note: "mails the link of the site's own call, as often as that does",
  },
  'POST /users/reset-password': { rule: { name: 'nobody' }, note: "passwords are reset at the site's own call" },
  'POST /users/verify/:id': { rule: { name: 'nobody' }, note: "addresses are verified at the site's own call" },
  'POST /users/unlock': { rule: { name: 'admins', all: ['admin'] }, note: 'after too many wrong passwords' },
  'GET /access': { rule: { name: 'anyone', self: WHO }, note: 'what the one who asks may do' },
  'GET /payload-jobs/run': { rule: { name: 'nobody' }, note: 'the publisher alone runs jobs' },
  'GET /payload-jobs/handle-schedules': { rule: { name: 'nobody' }, note: 'the publisher alone runs jobs' },
  'GET /payload-preferences/:key': { rule: { name: 'anyone', self: WHO }, note: 'nothing, when signed out' },
  'POST /payload-preferences/:key': { rule: { name: 'signed in', self: ROLES }, note: '' },
  'DELETE /payload-preferences/:key': { rule: { name: 'signed in', self: ROLES }, note: '' },
  'POST /contributions/:id/steps/:step': {
    rule: { name: 'reviewers', all: ['reviewer', ...EDITORS] },
    note: 'a step of the review; which of them, the table of workflow.ts says',
  },
  'POST /contributions/:id/resolve': {
    rule: { name: 'reviewers', all: ['reviewer', ...EDITORS] },
    note: 'joins a proposal with what changed on the page meanwhile',
  },
  'POST /contributions/translations/:language/:kind/:id': {
    rule: { name: 'translators and reviewers', all: TRANSLATING },
    note: 'saves the own draft of a translation, or begins it',
  },
  'POST /contributions/drafts/:id/send': {
    rule: { name: 'own, of translators and reviewers', own: TRANSLATING },
    note: 'sends a draft of a translation for review, or as the answer to a change request',
  },
  'POST /contributions/drafts/:id/discard': {
    rule: { name: 'own, of translators and reviewers', own: TRANSLATING },
    note: 'removes a draft that was never sent',
  },
  'POST /contributions/own/:id/answer': {
    rule: { name: 'own, of translators and reviewers', own: TRANSLATING },
    note: 'answers a change request in words',
  },
  'POST /contributions/own/:id/withdraw': {
    rule: { name: 'own, of translators and reviewers', own: TRANSLATING },
    note: 'takes a proposal back',
  },
  'POST /conditions/:id/send-for-review': {
    rule: { name: 'editors', all: EDITORS },
    note: 'makes a contribution of the newest draft',
  },
  'POST /condition-translations/:id/send-for-review': {
    rule: { name: 'translators', all: ['translator', ...EDITORS] },
    note: 'makes a contribution of the newest draft',
  },
  'POST /category-translations/:id/send-for-review': {
    rule: { name: 'translators', all: ['translator', ...EDITORS] },
    note: 'makes a contribution of the newest draft',
  },
  'GET /conditions/:id/medical-review': {
    rule: { name: 'staff', all: STAFF },
    note: 'how a condition stands with its medical review',
  },
  'POST /conditions/:id/sign-off': {
    rule: { name: 'reviewers', all: ['reviewer', ...EDITORS] },
    note: 'signs the published text, with a credential on record, never text of their own',
  },
  'POST /sign-offs/:id/withdraw': {
    rule: { name: 'own or admin', all: ['admin'], own: ['reviewer', ...EDITORS] },
    note: 'takes a sign-off back, with a reason',
  },
  'POST /conditions/versions/:id': { rule: { name: 'editors', all: EDITORS }, note: 'makes a draft of an old version' },
  'POST /condition-translations/versions/:id': {
    rule: { name: 'translators', all: ['translator', ...EDITORS] },
    note: 'makes a draft of an old version',
  },
  'POST /category-translations/versions/:id': {
    rule: { name: 'translators', all: ['translator', ...EDITORS] },
    note: 'makes a draft of an old version',
  },
  'POST /conditions/:id/take-down': {
    rule: { name: 'editors', all: EDITORS },
    note: 'proposes to take its page down; at once, in an emergency, for administrators alone',
  },
  'POST /condition-translations/:id/take-down': { rule: { name: 'editors', all: EDITORS }, note: 'the same' },
  'POST /category-translations/:id/take-down': { rule: { name: 'editors', all: EDITORS }, note: 'the same' },
  'POST /conditions/:id/protection': {
    rule: { name: 'admins', all: ['admin'] },
    note: 'whether its page takes proposals from trusted roles alone',
  },
  'GET /publisher/state': { rule: { name: 'editors', all: EDITORS }, note: 'how the publisher is' },
  'GET /publisher/records/:collection/:id': {
    rule: { name: 'staff', all: STAFF },
    note: 'whether the last published change of a record is before readers',
  },
  'POST /publisher/retry': { rule: { name: 'editors', all: EDITORS }, note: 'tries what failed at once' },
  'POST /publisher/rebuild': { rule: { name: 'admins', all: ['admin'] }, note: 'renders every page anew' },
};
