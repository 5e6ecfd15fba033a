import { handleEndpoints, type SanitizedConfig } from 'payload';
import { ANSWER_MS } from '../contracts/waiting.ts';
import { METHODS, PUBLIC_PREFIX, wasAnswered } from './createPayloadEndpoints.ts';
import { MethodNotAllowed, Unavailable } from './errors.ts';
import { limitTime } from './limitTime.ts';
import { countEvent } from './metrics/recorder.ts';
import { UNKNOWN_ROUTE } from './observeRequest.ts';
import { toErrorResponse } from './toErrorResponse.ts';

/**
 * Answers a request below /api with Payload's custom endpoints, also in Next and in tests without a server. Payload
 * ignores them where a path begins like a collection's slug, as documented paths do. Payload therefore gets a fixed
 * path, and the dispatcher reads the path of the request.
 */
export async function handleApiRequest(
  given: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  const request = removeOverride(given);
  if (!METHODS.some((method) => method === request.method.toLowerCase())) {
    return refuse(request, new MethodNotAllowed(METHODS.map((method) => method.toUpperCase())));
  }
  const { routes } = await config;
  try {
    const asked = handleEndpoints({ config, request, path: `${routes.api}${PUBLIC_PREFIX}/call` });
    // Limits of single statements do not help when PostgreSQL itself hangs, or the network to it.
    const response = await limitTime(ANSWER_MS, asked);
    // Payload answers by itself only when it cannot start, in a format of its own.
    return wasAnswered(request) ? response : refuse(request, new Unavailable());
  } catch (error) {
    return refuse(request, error);
  }
}

/** Answers and counts a request that the dispatcher did not answer. */
function refuse(request: Request, error: unknown): Response {
  const response = toErrorResponse({ error, request });
  const { method } = request;
  countEvent('requests', { route: UNKNOWN_ROUTE, method, status: String(response.status) });
  return response;
}

/** Removes headers by which Payload turns a POST into a GET, which the documented API does not have. */
function removeOverride(request: Request): Request {
  const names = ['x-http-method-override', 'x-payload-http-method-override'];
  if (!names.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return new Request(request, { headers });
}
