import { z } from 'zod';
import { defineCall } from '../call.ts';
import { codeSchema, doneSchema, emailSchema, enteredPasswordSchema } from './accounts.ts';

/** Parameters that every authenticator app assumes; `period` is in seconds. */
export const CODE = { digits: 6, period: 30, algorithm: 'SHA1' } as const;
export const RECOVERY_CODES = 10;

export const WRONG_CODE = 'This code is not right, too old, or was used already';
export const SECOND_FACTOR_DEMANDED = 'Your role needs a second factor. You can set it up anew, but not turn it off.';
export const NO_SECOND_FACTOR = 'There is no second factor to set up or to turn off';
export const OWN_FIRST = 'Set up your own second factor first, or you would be signed out by this';

export const proposedFactorSchema = z
  .object({
    secret: z.string().meta({ description: 'Key in base 32, for typing' }),
    address: z.string().meta({ description: 'otpauth URI of the key, for a QR code' }),
  })
  .meta({ id: 'ProposedFactor' });
export type ProposedFactor = z.infer<typeof proposedFactorSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const getSecondFactor = defineCall({
  tag: 'Accounts',
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: "State of the user's own second factor, which accounts that may use the CMS can have",
  output: z
    .object({
      isOn: z.boolean(),
      since: z.iso.datetime().nullable(),
      codesLeft: z.int().nonnegative().meta({ description: 'Recovery codes that were not used yet' }),
      isDemanded: z.boolean().meta({ description: 'Whether the role requires a second factor' }),
    })
    .meta({ id: 'SecondFactor' }),
});

export const proposeSecondFactor = defineCall({
  tag: 'Accounts',
  name: 'proposeSecondFactor',
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary:
    'Returns a new secret for an account whose role requires a second factor that it does not have. The next sign-in, with a code of this secret, turns it on',
  body: z.object({ email: emailSchema, password: enteredPasswordSchema }),
  output: proposedFactorSchema,
});

export const beginSecondFactor = defineCall({
  tag: 'Accounts',
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Begins to set up a second factor, with the password, and with a code when one is on already',
  body: z.object({ password: enteredPasswordSchema, code: codeSchema.optional() }),
  output: proposedFactorSchema,
});

export const confirmSecondFactor = defineCall({
  tag: 'Accounts',
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Turns the second factor on with its first code; all other sessions end',
  body: z.object({ code: codeSchema }),
  output: recoveryCodesSchema,
});

export const endSecondFactor = defineCall({
  tag: 'Accounts',
  name: 'endSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/end',
  summary: "Turns the user's own second factor off, with the password and a code, unless the role requires one",
  body: z.object({ password: enteredPasswordSchema, code: codeSchema }),
  output: doneSchema,
});
