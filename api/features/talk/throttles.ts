import { Throttle } from '../../platform/throttle/Throttle.ts';

/** Posts of one account, and of one address, on all Talk pages together. */
export const postsOfUser = new Throttle({ name: 'talk-user', tries: 20, seconds: 10 * 60 });
/** A school or a clinic shares one address, so this is wide. */
export const postsOfAddress = new Throttle({ name: 'talk-address', tries: 200, seconds: 10 * 60 });
