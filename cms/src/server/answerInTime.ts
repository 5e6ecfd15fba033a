import type { Health } from '@common-ground/api/contracts/publishing/health.ts';
import { HEALTH_MS } from '@common-ground/api/contracts/waiting.ts';
import { within } from '@common-ground/api/platform/within.ts';
import version from '../../../package.json' with { type: 'json' };

export function isHealthCall({ url }: Request): boolean {
  return /^\/api\/health\/?$/.test(new URL(url).pathname);
}

/** The answer when nothing was found out in time: the API is still loading, or this process is far too busy. */
const UNKNOWN: Health = {
  status: 'unwell',
  postgres: 'busy',
  cms: null,
  publisher: { pending: null, lastPublishedAt: null },
  version: version.version,
};

/**
 * Answers a request below /api. The health call is answered in time whatever happens: whoever asks must not have to
 * guess.
 */
export async function answerInTime(
  request: Request,
  answer: () => Promise<Response>,
  ms = HEALTH_MS,
): Promise<Response> {
  if (!isHealthCall(request)) return answer();
  return within(ms, answer()).catch(() =>
    Response.json(UNKNOWN, { status: 503, headers: { 'cache-control': 'no-store' } }),
  );
}
