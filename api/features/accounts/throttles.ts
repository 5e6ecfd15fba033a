import { MAX_VERIFICATIONS_A_DAY } from '../../contracts/limits.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';

const MINUTES = 60;

/**
 * Guesses at one account from one address, and from one address at any account. There is no limit for an account from
 * anywhere: with it whoever has some addresses could lock out its owner. A device that has signed in before has its own.
 */
export const guesses = {
  ofDevice: new Throttle({ name: 'guess-device', tries: 10, seconds: 15 * MINUTES }),
  fromHere: new Throttle({ name: 'guess-here', tries: 10, seconds: 15 * MINUTES }),
  ofAddress: new Throttle({ name: 'guess-address', tries: 50, seconds: 15 * MINUTES }),
};
/** A school or a clinic shares one address, so this is wide. */
export const registrations = new Throttle({ name: 'register', tries: 100, seconds: 60 * MINUTES });
/** Codes of one account's second factor, from anywhere: who gets here knows the password. */
export const secondFactorCodes = new Throttle({ name: 'second-factor', tries: 10, seconds: 15 * MINUTES });
/** An export reads everything that is kept about a person. */
export const dataExports = new Throttle({ name: 'export', tries: 10, seconds: 60 * MINUTES });

/**
 * Mails for a new password, counted in the same way: no server is to be a mail gun. Nor is there a limit for an account
 * from anywhere here: a stranger would use it up, and its owner be left without a link.
 */
export const resets = {
  ofDevice: new Throttle({ name: 'reset-device', tries: 5, seconds: 60 * MINUTES }),
  fromHere: new Throttle({ name: 'reset-here', tries: 5, seconds: 60 * MINUTES }),
  ofAddress: new Throttle({ name: 'reset-address', tries: 30, seconds: 60 * MINUTES }),
};
export const verificationsOfUser = new Throttle({ name: 'verify-user', tries: 5, seconds: 60 * MINUTES });
export const verificationsOfAddress = new Throttle({ name: 'verify-address', tries: 30, seconds: 60 * MINUTES });
/** Links to verify an address that go to one mailbox, however many accounts name it and wherever they are asked for. */
export const verificationsOfMailbox = new Throttle({
  name: 'verify-mailbox',
  tries: MAX_VERIFICATIONS_A_DAY,
  seconds: 24 * 60 * MINUTES,
});
