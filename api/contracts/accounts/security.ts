import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { doneSchema, emailSchema, enteredPasswordSchema, newPasswordSchema, signedInSchema } from './accounts.ts';

export const sessionSchema = z
  .object({
    id: z.int().positive(),
    device: z.string().meta({ description: 'Kind of browser and system, such as "Firefox, Android"; may be empty' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    isCurrent: z.boolean().meta({ description: 'Whether this is the session of the request' }),
  })
  .meta({ id: 'Session' });

export type SignIn = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: "The signed-in user's own sessions, the last used first",
  tag: 'Accounts',
  output: z.array(sessionSchema),
});

export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: "Ends one of the user's own sessions; succeeds when it does not exist",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  output: doneSchema,
});

export const endAllSessions = defineCall({
  name: 'endAllSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all sessions of the user, including this one and those of the CMS',
  tag: 'Accounts',
  output: doneSchema,
});

export const WRONG_PASSWORD = 'The current password is incorrect';

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/auth/password',
  summary: "Changes the user's own password. Every session ends; the response has a new one for this browser",
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  body: z.object({ currentPassword: enteredPasswordSchema, newPassword: newPasswordSchema }),
  output: signedInSchema,
});

const mailedToken = z.string({ error: 'is required' }).min(20, 'is not complete').max(128, 'is not complete');

export const LINK_NOT_VALID = 'This link is no longer valid. Please ask for a new one.';

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/password-reset',
  summary: 'Mails a link for a new password; the response is the same when no such account exists',
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  body: z.object({ email: emailSchema }),
  output: doneSchema,
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'PUT',
  path: '/api/auth/password-reset',
  summary: 'Sets a new password with a mailed link, once; every session ends',
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  body: z.object({ token: mailedToken, password: newPasswordSchema }),
  output: doneSchema,
  missing: LINK_NOT_VALID,
});

export const requestEmailVerification = defineCall({
  name: 'requestEmailVerification',
  method: 'POST',
  path: '/api/auth/email-verification',
  summary: 'Mails the signed-in user a link to verify the address',
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  output: doneSchema,
});

export const verifyEmail = defineCall({
  name: 'verifyEmail',
  method: 'PUT',
  path: '/api/auth/email-verification',
  summary: 'Marks the address of an account as verified with a mailed link, once',
  tag: 'Accounts',
  body: z.object({ token: mailedToken }),
  output: doneSchema,
  missing: LINK_NOT_VALID,
});
