import { MAX_VERIFICATIONS_A_DAY } from '../../contracts/limits.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';

const MINUTES = 60;

/**
 * Wrong passwords, counted for each account at each client address, and for each client address. No limit covers an
 * account alone: an attacker could use it up and lock out the owner. A known device has a limit of its own.
 */
export const guesses = {
  ofDevice: new Throttle({ name: 'guess-device', tries: 10, seconds: 15 * MINUTES }),
  fromHere: new Throttle({ name: 'guess-here', tries: 10, seconds: 15 * MINUTES }),
  ofAddress: new Throttle({ name: 'guess-address', tries: 50, seconds: 15 * MINUTES }),
};
/** The limit is high, because everyone in a school or a clinic may share one client address. */
export const registrations = new Throttle({ name: 'register', tries: 100, seconds: 60 * MINUTES });
/** Counted by account alone, because a code is checked only after the right password. */
export const secondFactorCodes = new Throttle({ name: 'second-factor', tries: 10, seconds: 15 * MINUTES });
export const dataExports = new Throttle({ name: 'export', tries: 10, seconds: 60 * MINUTES });

/**
 * Reset mails, counted as `guesses` are. No limit covers an account alone: a stranger could use it up, and the owner
 * would get no link.
 */
export const resets = {
  ofDevice: new Throttle({ name: 'reset-device', tries: 5, seconds: 60 * MINUTES }),
  fromHere: new Throttle({ name: 'reset-here', tries: 5, seconds: 60 * MINUTES }),
  ofAddress: new Throttle({ name: 'reset-address', tries: 30, seconds: 60 * MINUTES }),
};
export const verificationsOfUser = new Throttle({ name: 'verify-user', tries: 5, seconds: 60 * MINUTES });
export const verificationsOfAddress = new Throttle({ name: 'verify-address', tries: 30, seconds: 60 * MINUTES });
/** Verification links to one mailbox, for all accounts with its address and from all client addresses together. */
export const verificationsOfMailbox = new Throttle({
  name: 'verify-mailbox',
  tries: MAX_VERIFICATIONS_A_DAY,
  seconds: 24 * 60 * MINUTES,
});
