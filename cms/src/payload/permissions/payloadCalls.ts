import { STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { type AccessRule, WHO } from '@common-ground/api/platform/accessRule.ts';

/** `isOpen`: whether the call needs no session of the CMS, whatever its outcome. */
export type DeskCall = { rule: AccessRule; note: string; isOpen?: true };

/**
 * Payload's calls that are not on records. Payload checks no rule for most, so `deskTable` demands that each is here.
 */
export const PAYLOAD_CALLS: Record<string, DeskCall> = {
  'POST /users/logout': { rule: { self: STAFF }, note: 'ends this session, at the site as well' },
  'POST /users/refresh-token': { rule: { self: STAFF }, note: 'renews this session' },
  'GET /users/me': { isOpen: true, rule: { self: WHO }, note: 'who asks; nobody, when signed out' },
  'GET /films/file/:filename': { rule: { all: STAFF }, note: 'a film, for the CMS; learners have it from the site' },
  'GET /access': { rule: { self: STAFF }, note: 'what the one who asks may do' },
  'GET /payload-preferences/:key': { rule: { self: STAFF }, note: '' },
  'POST /payload-preferences/:key': { rule: { self: STAFF }, note: '' },
  'DELETE /payload-preferences/:key': { rule: { self: STAFF }, note: '' },
};
