import { PASSWORD_WEAK } from '../../contracts/accounts/accounts.ts';
import { BadRequest } from '../errors.ts';
import { PasswordThread } from './PasswordThread.ts';

type Choice = {
  field: string;
  password: string;
  /** Words that others try first, such as the user's name and address. */
  about: readonly string[];
};

const thread = new PasswordThread();

/** @throws BadRequest when a password is easy to guess, in any language of the site */
export async function demandStrongPassword({ field, password, about }: Choice): Promise<void> {
  if (await isWeakPassword(password, about)) throw new BadRequest(`${field}: ${PASSWORD_WEAK}`);
}

export function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  return thread.isWeak(password, about);
}
