import { z } from 'zod';
import { defineCall, toDeskCall } from '../call.ts';
import { SECOND_FACTOR_REASON_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { doneSchema, enteredPasswordSchema, USER_NOT_FOUND } from './accounts.ts';
import { STAFF } from './roles.ts';
import { changeCredential, changeEmail, changeRole, setVerified } from './users.ts';

/** The calls by which the CMS changes an account. They have the handlers of the site's calls. */
export const changeRoleAtDesk = toDeskCall(changeRole);
export const setVerifiedAtDesk = toDeskCall(setVerified);
export const changeCredentialAtDesk = toDeskCall(changeCredential);
export const changeEmailAtDesk = toDeskCall(changeEmail);

const DESK = { tag: 'Desk' };

export const getDemandingRoles = defineCall({
  ...DESK,
  name: 'getDemandingRoles',
  method: 'GET',
  path: '/cms/api/second-factor/roles',
  summary: 'the roles that require a second factor',
  output: z.object({ roles: z.array(z.string()) }),
});

export const demandSecondFactors = defineCall({
  ...DESK,
  name: 'demandSecondFactors',
  method: 'POST',
  path: '/cms/api/second-factor/roles',
  summary:
    'sets the roles that require a second factor; their users without one are signed out and set it up at the next sign-in',
  body: z.object({
    roles: z.array(z.enum(STAFF as [string, ...string[]], { error: 'is not a role of the CMS' })).max(10),
  }),
  output: doneSchema,
});

export const factorEventSchema = z.object({
  kind: z.enum(['on', 'off', 'removed']),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.string(),
});
export type FactorEvent = z.infer<typeof factorEventSchema>;

export const getUserSecondFactor = defineCall({
  ...DESK,
  name: 'getSecondFactorOf',
  method: 'GET',
  path: '/cms/api/users/{id}/second-factor',
  summary: 'whether a user has a second factor, and its log',
  params: z.object({ id: idParameter }),
  output: z.object({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    events: z.array(factorEventSchema),
  }),
  missing: USER_NOT_FOUND,
});

export const OWN_FACTOR = 'To turn your own second factor off, use your profile at the site and a code';

export const removeSecondFactor = defineCall({
  ...DESK,
  name: 'removeSecondFactor',
  method: 'POST',
  path: '/cms/api/users/{id}/second-factor/remove',
  summary:
    "removes the second factor of a user who lost it, with a reason and the administrator's own password; notifies the user",
  params: z.object({ id: idParameter }),
  body: z.object({
    password: enteredPasswordSchema,
    reason: z
      .string({ error: 'is required' })
      .trim()
      .min(1, 'is required')
      .max(SECOND_FACTOR_REASON_LENGTH, `must have at most ${SECOND_FACTOR_REASON_LENGTH} characters`),
  }),
  output: doneSchema,
  missing: 'This account has no second factor',
});
