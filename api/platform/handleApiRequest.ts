import { handleEndpoints, type SanitizedConfig } from 'payload';
import { ANSWER_MS } from '../contracts/waiting.ts';
import { errorResponse } from './errorResponse.ts';
import { MethodNotAllowed, Unavailable } from './errors.ts';
import { METHODS, PUBLIC_PREFIX, wasAnswered } from './payloadEndpoints.ts';
import { within } from './within.ts';

/**
 * Answers a request below /api by running Payload's custom endpoints: in the api host, in Next and in tests, with no
 * server at all. The documented paths begin like collection slugs, where Payload never looks at custom endpoints; hence
 * the detour over the reserved prefix. The dispatcher reads the address from the request itself, so the path given to
 * Payload holds nothing that its route matcher could stumble over.
 */
export async function handleApiRequest(
  given: Request,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  const request = withoutOverride(given);
  if (!METHODS.some((method) => method === request.method.toLowerCase())) {
    return errorResponse({ error: new MethodNotAllowed(METHODS.map((method) => method.toUpperCase())), request });
  }
  const { routes } = await config;
  try {
    const asked = handleEndpoints({ config, request, path: `${routes.api}${PUBLIC_PREFIX}/call` });
    // The limits of single statements do not hold where PostgreSQL itself hangs, or the network to it.
    const response = await within(ANSWER_MS, asked);
    // Payload answers by itself only when it cannot come up, in its own shape and with its own words.
    return wasAnswered(request) ? response : errorResponse({ error: new Unavailable(), request });
  } catch (error) {
    return errorResponse({ error, request });
  }
}

/** Payload turns a POST with this header into a GET; the documented API knows no such thing. */
function withoutOverride(request: Request): Request {
  const names = ['x-http-method-override', 'x-payload-http-method-override'];
  if (!names.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return new Request(request, { headers });
}
