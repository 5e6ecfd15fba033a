import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CREDENTIAL_LENGTH } from '../limits.ts';
import { idParameter, languageParameter, pageParameters, searchTextParameter } from '../parameters.ts';
import { optionalText } from '../text.ts';
import { enteredPasswordSchema, newEmailSchema, USER_NOT_FOUND, userSchema } from './accounts.ts';
import { ROLES } from './roles.ts';

export const listedUserSchema = userSchema.omit({ profile: true }).meta({ id: 'ListedUser' });

export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsers = defineCall({
  name: 'listUsers',
  method: 'GET',
  path: '/api/users',
  summary: 'Accounts, the newest first, for administrators. Without `page` and `limit`: the newest 200',
  tag: 'Accounts',
  query: z.object({
    ...pageParameters,
    q: searchTextParameter.meta({ description: 'A part of a name, username or email address' }),
  }),
  output: z.array(listedUserSchema),
});

/** Actions in the moderation log that concern an account itself. */
export const STANDING_ACTIONS = ['role', 'verify', 'unverify', 'suspend', 'lift_suspension'] as const;

export const changeRole = defineCall({
  name: 'changeRole',
  method: 'PATCH',
  path: '/api/users/{id}/role',
  summary:
    'Changes the role of an account, for administrators, who must send their own password. Recorded in the log of the account',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: z.object({
    role: z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }),
    currentPassword: enteredPasswordSchema,
  }),
  output: listedUserSchema,
  missing: USER_NOT_FOUND,
});

export const setVerified = defineCall({
  name: 'setVerified',
  method: 'PATCH',
  path: '/api/users/{id}/verified',
  summary:
    'Marks the email address of an account as verified or unverified, for administrators, who must send their own password. Recorded in the log of the account',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: z.object({
    isVerified: z.boolean({ error: 'must be true or false' }),
    currentPassword: enteredPasswordSchema,
  }),
  output: listedUserSchema,
  missing: USER_NOT_FOUND,
});

export const changeCredential = defineCall({
  name: 'changeCredential',
  method: 'PATCH',
  path: '/api/users/{id}/credential',
  summary:
    'Changes the medical credential of an account, which readers see beside its sign-offs, for administrators, who must send their own password. An empty text removes it',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: z.object({ credential: optionalText(CREDENTIAL_LENGTH), currentPassword: enteredPasswordSchema }),
  output: listedUserSchema,
  missing: USER_NOT_FOUND,
});

export const changeEmail = defineCall({
  name: 'changeEmail',
  method: 'PATCH',
  path: '/api/users/{id}/email',
  summary:
    "Changes the email address of the user's own account; administrators may change any. Both must send their own password. The new address is unverified until the mailed link is opened, and the account's other sessions end",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  body: z.object({ email: newEmailSchema, currentPassword: enteredPasswordSchema }),
  output: listedUserSchema,
  missing: USER_NOT_FOUND,
});

export const listStandingChanges = defineCall({
  name: 'listStandingChanges',
  method: 'GET',
  path: '/api/users/{id}/standing-changes',
  summary:
    'The log of an account, for administrators: changes of role and verification, and suspensions, the latest 50, newest first',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  output: z.array(
    z
      .object({
        action: z.enum(STANDING_ACTIONS),
        detail: z
          .string()
          .nullable()
          .meta({ description: 'For a change of role, the old and the new role; for a suspension, its end' }),
        reason: z.string().nullable(),
        by: z
          .string()
          .nullable()
          .meta({ description: 'Name of the user who did it; null when it was automatic or that account was deleted' }),
        at: z.iso.datetime(),
      })
      .meta({ id: 'StandingChange' }),
  ),
  missing: USER_NOT_FOUND,
});
export type StandingChange = z.infer<typeof listStandingChanges.output>[number];
