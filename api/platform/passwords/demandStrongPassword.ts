import { PASSWORD_WEAK } from '../../contracts/accounts/accounts.ts';
import { BadRequest } from '../errors.ts';
import { PasswordThread } from './PasswordThread.ts';

type Choice = {
  /** The field of the call that it came in. */
  field: string;
  password: string;
  /** What somebody who knows them tries first: their name and address. */
  about: readonly string[];
};

const thread = new PasswordThread();

/** @throws BadRequest for a password that is among the first that anybody would try, in any language of the site */
export async function demandStrongPassword({ field, password, about }: Choice): Promise<void> {
  if (await isWeak(password, about)) throw new BadRequest(`${field}: ${PASSWORD_WEAK}`);
}

/** Returns whether a password is easy to guess for somebody who knows these words of its owner. */
export function isWeak(password: string, about: readonly string[]): Promise<boolean> {
  return thread.isWeak(password, about);
}
