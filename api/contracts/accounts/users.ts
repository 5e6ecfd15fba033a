import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageParameters } from '../parameters.ts';
import { userSchema } from './accounts.ts';

/** An account as administrators see it in a list, without what the person says of themselves. */
export const listedUserSchema = userSchema.omit({ profile: true }).meta({ id: 'ListedUser' });

export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsers = defineCall({
  name: 'listUsers',
  method: 'GET',
  path: '/api/users',
  summary: 'Accounts, the newest first, for administrators. Without `page` and `limit`: the newest 200',
  tag: 'Accounts',
  query: z.object(pageParameters),
  output: z.array(listedUserSchema),
});
