import type { Health } from '@common-ground/api/contracts/publishing/health.ts';
import { HEALTH_PART_MS } from '@common-ground/api/contracts/waiting.ts';

/** A call that anybody may make, and for which the CMS asks its own pool of connections. */
const ASKED = '/cms/api/users/me';

/**
 * Returns how to find out whether the CMS at this address answers. Those who ask at the same time share one request.
 */
export function probeCms(origin: string | undefined, ms = HEALTH_PART_MS): () => Promise<Health['cms']> {
  let hasAnswered = false;
  let asking: Promise<Health['cms']> | null = null;
  const ask = async (): Promise<Health['cms']> => {
    try {
      const response = await fetch(origin + ASKED, { signal: AbortSignal.timeout(ms) });
      await response.body?.cancel();
      hasAnswered = true;
      return response.ok ? 'ok' : 'down';
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      return code === 'ECONNREFUSED' && !hasAnswered ? 'starting' : 'down';
    }
  };
  return async () => {
    if (!origin) return null;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
