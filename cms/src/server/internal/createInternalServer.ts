import http from 'node:http';

export type InternalAnswer = { status: number; type: string; body: string };
export type InternalRoute = (request: http.IncomingMessage) => Promise<InternalAnswer>;

/** Milliseconds after which a request to an internal server is given up. */
const TIMEOUT_MS = 10_000;

/**
 * Starts a server for the machines of the operator: health and metrics. It answers GET and HEAD at the paths of
 * `routes` without their queries, and is not for readers. The caller handles the server's `error` events.
 */
export function startInternalServer({
  host,
  port,
  routes,
}: {
  host: string;
  port: number;
  routes: Record<string, InternalRoute>;
}): http.Server {
  const server = http.createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    void answerInternally(request, routes).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  return server.listen(port, host);
}

/** Returns the answer of the route with the path of the request, 404 without one, and 500 when the route fails. */
async function answerInternally(
  request: http.IncomingMessage,
  routes: Record<string, InternalRoute>,
): Promise<InternalAnswer> {
  const [path = ''] = (request.url ?? '').split('?');
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) return toPlainAnswer(404, 'Not found');
  if (request.method !== 'GET' && request.method !== 'HEAD') return toPlainAnswer(405, 'Only GET is answered here');
  try {
    return await route(request);
  } catch (error) {
    return toPlainAnswer(500, error instanceof Error ? error.name : 'Error');
  }
}

function toPlainAnswer(status: number, body: string): InternalAnswer {
  return { status, type: 'text/plain; charset=utf-8', body };
}
