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
  const answer = answerFrom(routes);
  const server = http.createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    if (!answer(request, response)) send(request, response, toPlainAnswer(404, 'Not found'));
  });
  return server.listen(port, host);
}

/** Returns a function that answers requests to these routes. It returns false, and sends nothing, for other paths. */
export function answerFrom(routes: Record<string, InternalRoute>) {
  return (request: http.IncomingMessage, response: http.ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?');
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (route) void runRoute(request, route).then((answer) => send(request, response, answer));
    return route !== undefined;
  };
}

/** Returns the answer of the route, or 500 with the name of the error when the route fails. */
async function runRoute(request: http.IncomingMessage, route: InternalRoute): Promise<InternalAnswer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return toPlainAnswer(405, 'Only GET is answered here');
  try {
    return await route(request);
  } catch (error) {
    return toPlainAnswer(500, error instanceof Error ? error.name : 'Error');
  }
}

function send({ method }: http.IncomingMessage, response: http.ServerResponse, answer: InternalAnswer): void {
  response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' });
  response.end(method === 'HEAD' ? undefined : answer.body);
}

function toPlainAnswer(status: number, body: string): InternalAnswer {
  return { status, type: 'text/plain; charset=utf-8', body };
}
