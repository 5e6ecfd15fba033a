import { STAFF } from '../../../contracts/accounts/roles.ts';

/** The role that is shown beside a name: that of staff, else null. `user` is a row of `users`, or none. */
export const staffRole = (user: string) =>
  `CASE WHEN ${user}.role::text = ANY ('{${STAFF.join()}}') THEN ${user}.role::text END`;
