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

export const livenessSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' });

export type Liveness = z.infer<typeof livenessSchema>;

export const getLiveness = defineCall({
  name: 'getLiveness',
  method: 'GET',
  path: '/api/health/live',
  tag: 'System',
  summary: 'Whether this process answers, without a look at anything else',
  output: livenessSchema,
});

export const readinessSchema = z
  .object({
    status: z.enum(['ok', 'unready']),
    missing: z.array(z.string()).meta({
      description:
        'Parts that the process lacks to do its work; `home-page`, `database` and `payload` in the web process',
    }),
  })
  .meta({ id: 'Readiness' });

export type Readiness = z.infer<typeof readinessSchema>;

export const getReadiness = defineCall({
  name: 'getReadiness',
  method: 'GET',
  path: '/api/health/ready',
  tag: 'System',
  summary: 'Whether this process can do its work; 503 with the names of what is missing when it cannot',
  output: readinessSchema,
});
