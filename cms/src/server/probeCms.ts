import type { Health } from '@common-ground/api/contracts/publishing/health.ts';
import { HEALTH_PART_MS } from '@common-ground/api/contracts/waiting.ts';

/** An open path for which the CMS uses its own pool of connections. */
const ASKED = '/cms/api/users/me';

/** The returned function shares one request among calls at the same time. */
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
