import { findRequest } from './log/request.ts';
import { countEvent, observeSeconds } from './metrics/recorder.ts';
import { inSpan } from './tracing/inSpan.ts';

type Observed = { method: string; parent?: string | undefined };

/** Route of requests that no row of the table answers. */
export const UNKNOWN_ROUTE = 'unknown';

/**
 * Counts and times a request, in a span of its own. The line of the request in the log gets its route.
 * @param answer calls `setRoute` with the template of the route, never with an address
 */
export function observeRequest<Answer extends { status: number }>(
  { method, parent }: Observed,
  answer: (setRoute: (route: string) => void) => Promise<Answer>,
): Promise<Answer> {
  let route = UNKNOWN_ROUTE;
  const began = performance.now();
  return inSpan({ name: method, kind: 'server', parent }, async (annotate) => {
    const response = await answer((found) => {
      route = found;
      const request = findRequest();
      if (request) request.route = found;
    });
    const { status } = response;
    countEvent('requests', { route, method, status: String(status) });
    observeSeconds('requestSeconds', (performance.now() - began) / 1000, { route, method });
    annotate(
      { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      `${method} ${route}`,
    );
    return response;
  });
}
