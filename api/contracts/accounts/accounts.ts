import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  BIO_LENGTH,
  CODE_MAX,
  EMAIL_MAX,
  INTEREST_LENGTH,
  INTERESTS,
  LOCATION_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_USERNAME_LENGTH,
  PASSWORD_MAX,
  USERNAME_MAX,
  WEBSITE_LENGTH,
} from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { optionalText, refuseHiddenCharacters } from '../text.ts';
import { isWebAddress, NO_WEB_ADDRESS } from '../webAddress.ts';
import { normalizePassword } from './normalizePassword.ts';

export const profileSchema = z
  .object({
    bio: z.string(),
    location: z.string(),
    website: z.string(),
    interests: z.array(z.string()),
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profileSchema>;

export const userSchema = z
  .object({
    id: z.int().positive(),
    username: z.string(),
    displayName: z.string(),
    email: z.string(),
    role: z.string().meta({ description: 'Role of the account; on the site only "admin" gives access to more pages' }),
    isVerified: z.boolean(),
    editCount: z.int().nonnegative(),
    joinedAt: z.iso.datetime(),
    profile: profileSchema,
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;

export const signedInSchema = z
  .object({
    sessionToken: z.string().meta({ description: 'Sent as a bearer token; the server stores only its SHA-256' }),
    user: userSchema,
    recoveryCodes: z
      .array(z.string())
      .optional()
      .meta({ description: 'Only in the response to a sign-in that turned on a required second factor' }),
  })
  .meta({ id: 'SignedIn' });

export type SignedIn = z.infer<typeof signedInSchema>;

/** Messages of the specification, in English; the site's forms have them in each language. */
export const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`;
export const USERNAME_TOO_SHORT = `Username must be at least ${MIN_USERNAME_LENGTH} characters long`;
export const WRONG_CREDENTIALS = 'Email or password is incorrect';
export const NAME_TAKEN = 'This username or email is already in use';
export const NAME_RESERVED = 'This name is reserved for those who run the site';
export const NAME_AMBIGUOUS =
  'Write the name with the letters of one writing system: this one mixes several, or holds a character that could be taken for another';
export const PASSWORD_WEAK = 'This password is easy to guess. Please choose another one';
export const LOOKS_ALIKE = 'Somebody else has this name, or one that looks like it';

export const doneSchema = z.object({ success: z.literal(true) });

const TOO_LONG = { error: `must have at most ${PASSWORD_MAX} characters` };

/** Password to compare with a stored hash. It stays as typed, because older hashes were made of the typed text. */
export const enteredPasswordSchema = z
  .string({ error: 'is required' })
  .min(1, 'is required')
  .refine((password) => password.length <= PASSWORD_MAX || isNormalizedShort(password), TOO_LONG);
export const emailSchema = z
  .string({ error: 'is required' })
  .trim()
  .min(1, 'is required')
  .max(EMAIL_MAX, `must have at most ${EMAIL_MAX} characters`)
  .refine((email) => !/\p{Cc}/u.test(email), { error: 'must be an email address' });

export const codeSchema = z
  .string({ error: 'is required' })
  .trim()
  .min(1, 'is required')
  .max(CODE_MAX, `must have at most ${CODE_MAX} characters`);

const length = (text: string) => [...text].length;

/** Normalisation composes characters, so a password that is longer as typed may fit. */
function isNormalizedShort(password: string): boolean {
  return password.length <= 4 * PASSWORD_MAX && normalizePassword(password).length <= PASSWORD_MAX;
}

export const newPasswordSchema = enteredPasswordSchema
  .refine(isNormalizedShort, TOO_LONG)
  .refine((password) => length(normalizePassword(password)) >= MIN_PASSWORD_LENGTH, { error: PASSWORD_TOO_SHORT })
  .transform(normalizePassword);

export const newEmailSchema = emailSchema.pipe(z.email({ error: 'must be an email address' }));

export const registrationSchema = z.object({
  email: newEmailSchema,
  // The specification checks the password before the username.
  password: newPasswordSchema,
  username: refuseHiddenCharacters(z.string({ error: 'is required' }))
    .transform((name) => name.normalize('NFKC').trim())
    .refine((name) => length(name) >= MIN_USERNAME_LENGTH, { error: USERNAME_TOO_SHORT })
    .refine((name) => length(name) <= USERNAME_MAX, { error: `must have at most ${USERNAME_MAX} characters` })
    .refine((name) => /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name), {
      error: 'may hold letters, digits, spaces, dots, hyphens and underscores',
    }),
});

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account, signs in and mails a link to verify the address',
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  body: registrationSchema,
  output: signedInSchema,
});

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in',
  tag: 'Accounts',
  query: z.object({ lang: languageParameter }),
  body: z.object({
    email: emailSchema,
    password: enteredPasswordSchema,
    code: codeSchema.optional().meta({
      description:
        'Code of the second factor. Required only for accounts that may use the CMS and have one, or must set one up; a 401 response asks for it',
    }),
  }),
  output: signedInSchema,
});

export const openDesk = defineCall({
  name: 'openDesk',
  method: 'POST',
  path: '/api/auth/desk',
  summary:
    'Opens the CMS in this browser for the session of the request, with the password and, if one is on, a code of the second factor. A sign-in does so too',
  tag: 'Accounts',
  body: z.object({ password: enteredPasswordSchema, code: codeSchema.optional() }),
  output: doneSchema,
});

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session, at the site and in the CMS; succeeds without one',
  tag: 'Accounts',
  query: z.object({
    forget: z
      .enum(['device'], { error: 'must be device' })
      .optional()
      .meta({ description: '`device`: also removes this browser from the known devices' }),
  }),
  output: doneSchema,
});

export const getMe = defineCall({
  name: 'getMe',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  tag: 'Accounts',
  output: userSchema,
});

const website = optionalText(WEBSITE_LENGTH).refine((address) => address === '' || isWebAddress(address), {
  error: NO_WEB_ADDRESS,
});

export const profileChangeSchema = z.object({
  bio: optionalText(BIO_LENGTH).optional(),
  location: optionalText(LOCATION_LENGTH).optional(),
  website: website.optional(),
  interests: z
    .array(optionalText(INTEREST_LENGTH))
    .max(INTERESTS, `must have at most ${INTERESTS} entries`)
    .transform((interests) => [...new Set(interests.filter(Boolean))])
    .optional(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/auth/profile',
  summary: "Changes the signed-in user's profile; omitted fields do not change",
  tag: 'Accounts',
  body: profileChangeSchema,
  output: profileSchema,
});

export const USER_NOT_FOUND = 'User not found';

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/api/users/{id}/profile',
  summary: "The user's own profile; administrators may see any",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  output: profileSchema,
  missing: USER_NOT_FOUND,
});

export const changeProfile = defineCall({
  name: 'changeProfile',
  method: 'PATCH',
  path: '/api/users/{id}/profile',
  summary: "Changes the user's own profile; administrators may change any. Omitted fields do not change",
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: profileChangeSchema,
  output: profileSchema,
  missing: USER_NOT_FOUND,
});
