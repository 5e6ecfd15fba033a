import { EDITORS, ROLES, STAFF, TRANSLATING } from '@common-ground/api/contracts/accounts/roles.ts';
import { type AccessRule, WHO } from '@common-ground/api/platform/accessRule.ts';

export type DeskCall = { rule: AccessRule; note: string };

/**
 * The calls of the CMS below /cms/api besides those on records. Payload asks no rule of ours for most of them, so what
 * they allow is said here; tests/permissions/desk.integration.test.ts holds it against what they do.
 */
export const DESK_CALLS: Record<string, DeskCall> = {
  'POST /users/login': {
    rule: { all: STAFF },
    note: 'with the right password; members of the site sign in at the site alone',
  },
  'POST /users/logout': { rule: { self: ROLES }, note: 'ends this session' },
  'POST /users/refresh-token': { rule: { self: ROLES }, note: 'renews this session' },
  'GET /users/me': { rule: { self: WHO }, note: 'who asks; nobody, when signed out' },
  'GET /users/init': { rule: { all: WHO }, note: 'whether there is any account' },
  'POST /users/first-register': {
    rule: {},
    note: 'open while there is no account at all, for the first administrator',
  },
  'POST /users/forgot-password': {
    rule: { all: WHO },
    note: "mails the link of the site's own call, as often as that does",
  },
  'POST /users/reset-password': { rule: {}, note: "passwords are reset at the site's own call" },
  'POST /users/verify/:id': { rule: {}, note: "addresses are verified at the site's own call" },
  'POST /users/unlock': { rule: { all: ['admin'] }, note: 'after too many wrong passwords' },
  'GET /access': { rule: { self: WHO }, note: 'what the one who asks may do' },
  'GET /payload-preferences/:key': { rule: { self: WHO }, note: 'nothing, when signed out' },
  'POST /payload-preferences/:key': { rule: { self: ROLES }, note: '' },
  'DELETE /payload-preferences/:key': { rule: { self: ROLES }, note: '' },
  'POST /contributions/:id/steps/:step': {
    rule: { all: ['reviewer', ...EDITORS] },
    note: 'a step of the review; which of them, the table of workflow.ts says',
  },
  'POST /contributions/:id/resolve': {
    rule: { all: ['reviewer', ...EDITORS] },
    note: 'joins a proposal with what changed on the page meanwhile',
  },
  'POST /contributions/translations/:language/:kind/:id': {
    rule: { all: TRANSLATING },
    note: 'saves the own draft of a translation, or begins it',
  },
  'POST /contributions/drafts/:id/send': {
    rule: { own: TRANSLATING },
    note: 'sends a draft of a translation for review, or as the answer to a change request',
  },
  'POST /contributions/drafts/:id/discard': {
    rule: { own: TRANSLATING },
    note: 'removes a draft that was never sent',
  },
  'POST /contributions/own/:id/answer': {
    rule: { own: TRANSLATING },
    note: 'answers a change request in words',
  },
  'POST /contributions/own/:id/withdraw': {
    rule: { own: TRANSLATING },
    note: 'takes a proposal back',
  },
  'POST /conditions/:id/send-for-review': {
    rule: { all: EDITORS },
    note: 'makes a contribution of the newest draft',
  },
  'POST /condition-translations/:id/send-for-review': {
    rule: { all: ['translator', ...EDITORS] },
    note: 'makes a contribution of the newest draft',
  },
  'POST /category-translations/:id/send-for-review': {
    rule: { all: ['translator', ...EDITORS] },
    note: 'makes a contribution of the newest draft',
  },
  'GET /conditions/:id/medical-review': {
    rule: { all: STAFF },
    note: 'how a condition stands with its medical review',
  },
  'POST /conditions/:id/sign-off': {
    rule: { all: ['reviewer', ...EDITORS] },
    note: 'signs the published text, with a credential on record, never text of their own',
  },
  'POST /sign-offs/:id/withdraw': {
    rule: { all: ['admin'], own: ['reviewer', ...EDITORS] },
    note: 'takes a sign-off back, with a reason',
  },
  'POST /conditions/versions/:id': { rule: { all: EDITORS }, note: 'makes a draft of an old version' },
  'POST /condition-translations/versions/:id': {
    rule: { all: ['translator', ...EDITORS] },
    note: 'makes a draft of an old version',
  },
  'POST /category-translations/versions/:id': {
    rule: { all: ['translator', ...EDITORS] },
    note: 'makes a draft of an old version',
  },
  'POST /conditions/:id/take-down': {
    rule: { all: EDITORS },
    note: 'proposes to take its page down; at once, in an emergency, for administrators alone',
  },
  'POST /condition-translations/:id/take-down': { rule: { all: EDITORS }, note: 'the same' },
  'POST /category-translations/:id/take-down': { rule: { all: EDITORS }, note: 'the same' },
  'POST /conditions/:id/protection': {
    rule: { all: ['admin'] },
    note: 'whether its page takes proposals from trusted roles alone',
  },
  'GET /publisher/state': { rule: { all: EDITORS }, note: 'how the publisher is' },
  'GET /publisher/records/:collection/:id': {
    rule: { all: STAFF },
    note: 'whether the last published change of a record is before readers',
  },
  'POST /publisher/retry': { rule: { all: EDITORS }, note: 'tries what failed at once' },
  'POST /publisher/rebuild': { rule: { all: ['admin'] }, note: 'renders every page anew' },
};
