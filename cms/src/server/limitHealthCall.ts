import type { Health } from '@common-ground/api/contracts/publishing/health.ts';
import { HEALTH_MS } from '@common-ground/api/contracts/waiting.ts';
import { limitTime } from '@common-ground/api/platform/limitTime.ts';
import version from '../../../package.json' with { type: 'json' };

export function isHealthCall({ url }: Request): boolean {
  return /^\/api\/health\/?$/.test(new URL(url).pathname);
}

/** Response when the API did not answer in time or failed: it is still loading, or this process is too busy. */
const UNWELL: Health = {
  status: 'unwell',
  postgres: 'busy',
  cms: null,
  publisher: { pending: null, lastPublishedAt: null },
  version: version.version,
};

/** Passes a request to `answer`. The health call gets 503 after `ms` milliseconds, or when `answer` fails. */
export async function limitHealthCall(
  request: Request,
  answer: () => Promise<Response>,
  ms = HEALTH_MS,
): Promise<Response> {
  if (!isHealthCall(request)) return answer();
  return limitTime(ms, answer()).catch(() =>
    Response.json(UNWELL, { status: 503, headers: { 'cache-control': 'no-store' } }),
  );
}
