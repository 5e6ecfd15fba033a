import { z } from 'zod';
import { STAFF } from './roles.ts';

/** What stands beside a name wherever somebody speaks. Not in roles.ts, which scripts of pages load: zod would come along. */
export const staffRoleSchema = z
  .enum(STAFF)
  .nullable()
  .meta({ description: 'The role of somebody who works on the site; null for everybody else' });
