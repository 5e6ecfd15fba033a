import { STAFF } from '../../../contracts/accounts/roles.ts';

/** Returns SQL for the role shown beside a name, null unless it is a staff role. `user` is an alias of `users`. */
export const staffRole = (user: string) =>
  `CASE WHEN ${user}.role::text = ANY ('{${STAFF.join()}}') THEN ${user}.role::text END`;
