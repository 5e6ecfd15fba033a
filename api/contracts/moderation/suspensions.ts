import { z } from 'zod';
import { doneSchema, USER_NOT_FOUND } from '../accounts/accounts.ts';
import { ROLES, type Role } from '../accounts/roles.ts';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';

/** Most characters of the reason of a suspension. Each refused call repeats the reason to the user. */
export const SUSPENSION_REASON_LENGTH = 300;
/** Longest suspension. Every suspension has an end. */
export const MAX_SUSPENSION_DAYS = 365;
/** Days that forms offer. The API takes any whole number from 1 to MAX_SUSPENSION_DAYS. */
export const OFFERED_SUSPENSION_DAYS = [1, 7, 30, 90] as const;

export type Suspension = { until: Date; reason: string };

export const SUSPENDED_MESSAGE = 'This account is suspended until {until}. Reason: {reason}';

export function formatSuspendedMessage({ until, reason }: Suspension): string {
  const moment = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return SUSPENDED_MESSAGE.replace('{until}', () => moment).replace('{reason}', () => reason);
}

/** Administrators may suspend all other users. Other roles may suspend only users with a lesser role. */
export function maySuspend(actor: { id: number; role: string }, person: { id: number; role: string }): boolean {
  const rankRole = (role: string) => ROLES.indexOf(role as Role);
  return actor.id !== person.id && (actor.role === 'admin' || rankRole(person.role) < rankRole(actor.role));
}

export const NOT_TO_SUSPEND = 'You may not suspend this account';
export const NOT_SUSPENDED = 'This account is not suspended';

const ofPerson = z.object({ id: idParameter });

export const suspensionSchema = z
  .object({ until: z.iso.datetime(), reason: z.string(), since: z.iso.datetime() })
  .meta({ id: 'Suspension' });
export type SuspensionAnswer = z.infer<typeof suspensionSchema>;

export const getSuspension = defineCall({
  name: 'getSuspension',
  method: 'GET',
  path: '/api/users/{id}/suspension',
  summary: "End and reason of a user's suspension, for that user and for moderators",
  tag: 'Moderation',
  params: ofPerson,
  output: z.object({ suspension: suspensionSchema.nullable() }).meta({ id: 'SuspensionOf' }),
});

export const suspendUser = defineCall({
  name: 'suspendUser',
  method: 'PUT',
  path: '/api/users/{id}/suspension',
  summary:
    'Suspends a user for some days, in place of a current suspension. The user can sign in and read, but not write anything that others see',
  tag: 'Moderation',
  params: ofPerson,
  body: z.object({
    days: z
      .int({ error: 'must be a whole number' })
      .min(1, 'must be at least 1')
      .max(MAX_SUSPENSION_DAYS, `must be at most ${MAX_SUSPENSION_DAYS}`),
    reason: requiredText(SUSPENSION_REASON_LENGTH),
  }),
  output: suspensionSchema,
  missing: USER_NOT_FOUND,
});

export const liftSuspension = defineCall({
  name: 'liftSuspension',
  method: 'DELETE',
  path: '/api/users/{id}/suspension',
  summary: 'Ends a suspension early, with a reason',
  tag: 'Moderation',
  params: ofPerson,
  body: z.object({ reason: requiredText(SUSPENSION_REASON_LENGTH) }),
  output: doneSchema,
  missing: NOT_SUSPENDED,
});
