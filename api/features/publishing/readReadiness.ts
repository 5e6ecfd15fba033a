import type { Readiness } from '../../contracts/publishing/health.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';

/** Returns what the process lacks, if it knows: only the web process passes `findMissing`. */
export async function readReadiness(findMissing: ApiContext['findMissing']): Promise<Readiness> {
  const missing = (await findMissing?.()) ?? [];
  return { status: missing.length === 0 ? 'ok' : 'unready', missing };
}
