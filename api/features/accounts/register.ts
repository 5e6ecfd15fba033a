import type { z } from 'zod';
import {
  NAME_AMBIGUOUS,
  NAME_RESERVED,
  NAME_TAKEN,
  type registrationSchema,
  type SignedIn,
} from '../../contracts/accounts/accounts.ts';
import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { demandStrongPassword } from '../../platform/passwords/demandStrongPassword.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { storeFirstLanguage } from '../notifications/queries/mailChoices.ts';
import { isReservedName } from './names/isReservedName.ts';
import { isUnambiguousName } from './names/isUnambiguousName.ts';
import { insertUser } from './queries/insertUser.ts';
import { mailFirstLink } from './requestEmailVerification.ts';
import { signIn } from './signIn.ts';
import { registrations } from './throttles.ts';

/**
 * Creates an account, mails a link to verify its address, and signs it in.
 * @throws BadRequest for a name or password that is not accepted, TooManyRequests
 * @throws Conflict when name or address is in use, without telling which of the two
 */
export async function register(
  {
    email,
    username,
    password: given,
    language,
  }: z.output<typeof registrationSchema> & { language: string | undefined },
  context: ApiContext,
): Promise<SignedIn> {
  const { database, mailer, request } = context;
  await registrations.spend(database, toClientAddress(request));
  if (await isReservedName(database, username)) throw new BadRequest(`username: ${NAME_RESERVED}`);
  if (!isUnambiguousName(username)) throw new BadRequest(`username: ${NAME_AMBIGUOUS}`);
  await demandStrongPassword({ field: 'password', password: given, about: [username, email] });
  const password = await hashPassword(given);
  const id = await insertUser(database, { email, username, password });
  if (id === null) throw new Conflict(NAME_TAKEN);
  await storeFirstLanguage(database, id, language ?? DEFAULT_LANGUAGE);
  await mailFirstLink({ database, mailer }, { userId: id, language });
  return signIn({ id, password }, context);
}
