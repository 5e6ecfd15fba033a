import { Throttle } from '../../platform/throttle/Throttle.ts';

const MINUTES = 60;

/** Guesses at one account from one address, then at one account from anywhere, then from one address at any account. */
export const guessesFromHere = new Throttle({ name: 'guess-here', tries: 10, seconds: 15 * MINUTES });
export const guessesAtAccount = new Throttle({ name: 'guess-account', tries: 100, seconds: 60 * MINUTES });
export const guessesOfAddress = new Throttle({ name: 'guess-address', tries: 50, seconds: 15 * MINUTES });
/** A school or a clinic shares one address, so this is wide. */
export const registrations = new Throttle({ name: 'register', tries: 30, seconds: 60 * MINUTES });
/** An export reads everything that is kept about a person. */
export const dataExports = new Throttle({ name: 'export', tries: 10, seconds: 60 * MINUTES });
