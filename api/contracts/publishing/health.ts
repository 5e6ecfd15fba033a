import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Seconds that a change may wait; a longer wait means that the publisher is not working. */
export const PUBLISHER_PATIENCE_SECONDS = 60;

export const healthSchema = z
  .object({
    status: z.enum(['ok', 'unwell']),
    postgres: z.enum(['ok', 'read-only', 'busy', 'down']).meta({
      description:
        '`read-only`: for example when its disk is full; `busy`: no connection was free, or no answer came in time',
    }),
    cms: z.enum(['ok', 'starting', 'down']).nullable().meta({
      description: '`starting`: nothing listens there yet; `down`: it fails or is too slow; null when no CMS is served',
    }),
    publisher: z.object({
      pending: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'Changes and pages that wait to be published; null when unknown' }),
      lastPublishedAt: z.iso.datetime().nullable(),
    }),
    version: z.string(),
  })
  .meta({ id: 'Health' });

export type Health = z.infer<typeof healthSchema>;

export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  tag: 'System',
  summary: 'Whether the service is well; 503 when it is not',
  output: healthSchema,
});
