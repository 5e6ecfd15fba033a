import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SECOND_FACTOR_REASON_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { codeSchema, doneSchema, enteredPasswordSchema, USER_NOT_FOUND } from './accounts.ts';
import { STAFF } from './roles.ts';

/** Parameters that every authenticator app assumes; `period` is in seconds. */
export const CODE = { digits: 6, period: 30, algorithm: 'SHA1' } as const;
export const RECOVERY_CODES = 10;

export const WRONG_CODE = 'This code is not right, too old, or was used already';
/** Message of a 403 response to a sign-in at the site when the role needs a second factor that is missing. */
export const SET_UP_AT_DESK = 'Your role needs a second factor. Sign in to the CMS once to set it up.';
export const SECOND_FACTOR_DEMANDED = 'Your role needs a second factor. You can set it up anew, but not turn it off.';
export const NO_SECOND_FACTOR = 'There is no second factor to set up or to turn off';
export const OWN_FIRST = 'Set up your own second factor first, or you would be signed out by this';

export const proposedFactorSchema = z.object({ secret: z.string(), address: z.string() });
export type ProposedFactor = z.infer<typeof proposedFactorSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const DESK = { tag: 'Desk' };

export const getSecondFactor = defineCall({
  ...DESK,
  name: 'getSecondFactor',
  method: 'GET',
  path: '/cms/api/second-factor',
  summary: "state of the user's own second factor, and the roles that require one",
  output: z.object({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    codesLeft: z.int(),
    isDemanded: z.boolean(),
    demandingRoles: z.array(z.string()),
  }),
});

export const beginSecondFactor = defineCall({
  ...DESK,
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/cms/api/second-factor',
  summary: 'begins to set up a second factor, with the password, and with a code when one is on already',
  body: z.object({ password: enteredPasswordSchema, code: codeSchema.optional() }),
  output: proposedFactorSchema,
});

export const confirmSecondFactor = defineCall({
  ...DESK,
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/cms/api/second-factor/confirm',
  summary: 'turns the second factor on with its first code; all other sessions end',
  body: z.object({ code: codeSchema }),
  output: recoveryCodesSchema,
});

export const endSecondFactor = defineCall({
  ...DESK,
  name: 'endSecondFactor',
  method: 'POST',
  path: '/cms/api/second-factor/end',
  summary: "turns the user's own second factor off, with the password and a code, unless the role requires one",
  body: z.object({ password: enteredPasswordSchema, code: codeSchema }),
  output: doneSchema,
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
