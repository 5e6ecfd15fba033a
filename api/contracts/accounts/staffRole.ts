import { z } from 'zod';
import { STAFF } from './roles.ts';

/** Role shown after a user's name. Not in roles.ts, because the scripts of pages would then load Zod. */
export const staffRoleSchema = z
  .enum(STAFF)
  .nullable()
  .meta({ description: 'Role of a user who works on the site; null for other users' });
