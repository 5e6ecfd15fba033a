import { Throttle } from '../../platform/throttle/Throttle.ts';

const MINUTES = 60;

/** What two spellings of one address are counted under. */
export const accountKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** Guesses at one account from one address, then at one account from anywhere, then from one address at any account. */
export const guessesFromHere = new Throttle({ name: 'guess-here', tries: 10, seconds: 15 * MINUTES });
export const guessesAtAccount = new Throttle({ name: 'guess-account', tries: 100, seconds: 60 * MINUTES });
export const guessesOfAddress = new Throttle({ name: 'guess-address', tries: 50, seconds: 15 * MINUTES });
/** A school or a clinic shares one address, so this is wide. */
export const registrations = new Throttle({ name: 'register', tries: 100, seconds: 60 * MINUTES });
/** Codes of one account's second factor, from anywhere: who gets here knows the password. */
export const secondFactorCodes = new Throttle({ name: 'second-factor', tries: 10, seconds: 15 * MINUTES });
/** An export reads everything that is kept about a person. */
export const dataExports = new Throttle({ name: 'export', tries: 10, seconds: 60 * MINUTES });

/** Mails for a new password, in the same three steps: nobody's inbox is to be filled, and no server to be a mail gun. */
export const resetsFromHere = new Throttle({ name: 'reset-here', tries: 5, seconds: 60 * MINUTES });
export const resetsAtAccount = new Throttle({ name: 'reset-account', tries: 10, seconds: 60 * MINUTES });
export const resetsOfAddress = new Throttle({ name: 'reset-address', tries: 30, seconds: 60 * MINUTES });
export const verificationsOfUser = new Throttle({ name: 'verify-user', tries: 5, seconds: 60 * MINUTES });
export const verificationsOfAddress = new Throttle({ name: 'verify-address', tries: 30, seconds: 60 * MINUTES });
/** Links that were wrong. A token cannot be guessed; whoever tries is not to keep the database busy. */
export const wrongLinksOfAddress = new Throttle({ name: 'wrong-link', tries: 30, seconds: 15 * MINUTES });
