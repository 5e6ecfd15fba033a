import type { Health, Liveness, Readiness } from '@common-ground/api/contracts/publishing/health.ts';
import { HEALTH_MS } from '@common-ground/api/contracts/waiting.ts';
import { limitTime } from '@common-ground/api/platform/limitTime.ts';
import version from '../../../package.json' with { type: 'json' };

const HEALTH_PATH = /^\/api\/health(\/live|\/ready)?\/?$/;

export function isHealthCall({ url }: Request): boolean {
  return HEALTH_PATH.test(new URL(url).pathname);
}

/** Response when the API did not answer in time or failed: it is still loading, or this process is too busy. */
const UNWELL: Health = {
  status: 'unwell',
  postgres: 'busy',
  cms: null,
  publisher: { pending: null, lastPublishedAt: null },
  version: version.version,
};

/** Responses of the two probes while the API is loading or does not answer. The process is alive then. */
const LIVE: Liveness = { status: 'ok' };
const LOADING: Readiness = { status: 'unready', missing: ['payload'] };

/**
 * Passes a request to `answer`. The health calls get 503 after `ms` milliseconds, or when `answer` fails. The liveness
 * probe gets 200 at once.
 */
export async function limitHealthCall(
  request: Request,
  answer: () => Promise<Response>,
  ms = HEALTH_MS,
): Promise<Response> {
  const [, probe] = HEALTH_PATH.exec(new URL(request.url).pathname) ?? [];
  if (!isHealthCall(request)) return answer();
  if (probe === '/live' && (request.method === 'GET' || request.method === 'HEAD')) return respond(LIVE, 200);
  return limitTime(ms, answer()).catch(() => respond(probe === '/ready' ? LOADING : UNWELL, 503));
}

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
