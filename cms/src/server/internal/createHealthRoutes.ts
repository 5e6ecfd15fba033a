import { readReadiness } from '@common-ground/api/features/publishing/readReadiness.ts';
import type { InternalAnswer, InternalRoute } from './createInternalServer.ts';
import type { PartsCheck } from './PartsCheck.ts';

export const LIVE_PATH = '/api/health/live';
export const READY_PATH = '/api/health/ready';

/** Returns the two health routes of a process that has no other API. */
export function createHealthRoutes(parts: PartsCheck): Record<string, InternalRoute> {
  return {
    [LIVE_PATH]: async () => toAnswer(200, { status: 'ok' }),
    [READY_PATH]: async () => {
      const readiness = await readReadiness(() => parts.findMissing());
      return toAnswer(readiness.status === 'ok' ? 200 : 503, readiness);
    },
  };
}

function toAnswer(status: number, body: object): InternalAnswer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
