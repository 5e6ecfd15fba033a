import { Throttle } from '../../platform/throttle/Throttle.ts';

const HOUR = 60 * 60;

/** A class that writes together shares one address, so this is wide; one person has fewer. */
export const contributionsOfAddress = new Throttle({ name: 'contribute-address', tries: 60, seconds: HOUR });
export const contributionsOfPerson = new Throttle({ name: 'contribute-person', tries: 30, seconds: HOUR });
