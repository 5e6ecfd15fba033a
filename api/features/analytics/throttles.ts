import { Throttle } from '../../platform/throttle/Throttle.ts';

/** A page sends a handful of events a minute, and a whole school may share one address. */
export const eventsOfAddress = new Throttle({ name: 'analytics', tries: 3000, seconds: 60 });
