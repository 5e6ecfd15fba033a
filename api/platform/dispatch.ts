import { fillPath } from '../contracts/client.ts';
import { languageParameter } from '../contracts/parameters.ts';
import { type Actor, findBearerActor } from './Actor.ts';
import type { ApiContext } from './ApiContext.ts';
import { findAdmittedActor } from './access.ts';
import type { Endpoint } from './defineEndpoint.ts';
import { NotFound } from './errors.ts';
import { resolveLanguage } from './languages.ts';
import { observeRequest } from './observeRequest.ts';
import { type PageQuery, pageHeaders, type Sliced } from './pages.ts';
import { CachedResponse } from './prepared/CachedResponse.ts';
import { type AnyInput, readBody, readParams, readQuery } from './readInput.ts';
import { compileRoutes } from './router.ts';
import { type ReportError, toErrorResponse } from './toErrorResponse.ts';

export type DispatchOptions = {
  endpoints: Endpoint[];
  report?: ReportError;
  /** Whether responses are checked against the contract. Off in production, because tests have checked them. */
  checkOutput?: boolean;
  findActor?: (context: ApiContext) => Promise<Actor | null>;
  answerError?: typeof toErrorResponse;
};

export type Dispatch = (request: Request, surroundings: Omit<ApiContext, 'request'>) => Promise<Response>;

/** Returns a function that answers any request to these endpoints. Errors become responses, too. */
export function createDispatch({
  endpoints,
  report,
  checkOutput = isDevelopment(),
  findActor = findBearerActor,
  answerError = toErrorResponse,
}: DispatchOptions): Dispatch {
  const routes = compileRoutes(endpoints);

  async function answer(context: ApiContext, setRoute: (route: string) => void): Promise<Response> {
    const { request } = context;
    const url = new URL(request.url);
    const path = toDocumentedPath(url.pathname);
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { allow: routes.allowed(path).join(', ') } });
    }
    const { endpoint, params: rawParams } = routes.match(request.method, path);
    setRoute(endpoint.call.path);
    const params = readParams(endpoint, rawParams);
    const actor = await findAdmittedActor({ endpoint, params, context, findActor: () => findActor(context) });
    const read = { params, query: readQuery(endpoint, url.searchParams), body: await readBody(endpoint, request) };
    const input = await canonicaliseInput(endpoint, read, context);
    const make = () => run(endpoint, input, { ...context, actor });
    if (!endpoint.prepared) return (await make()).respond(request);

    const key = JSON.stringify([endpoint.call.name, input.params, input.query]);
    const tags = endpoint.prepared(input);
    const kept = await context.prepared.fetch(key, async () => ({ response: await make(), tags }));
    context.prepared.alias(url.pathname + url.search, key);
    return kept.respond(request);
  }

  async function run(
    endpoint: Endpoint,
    input: AnyInput,
    context: ApiContext & { actor: Actor | null },
  ): Promise<CachedResponse> {
    const { call } = endpoint;
    const result = await endpoint.handler(input, context);
    if (result === null) throw new NotFound(call.missing);
    const isPaged = 'page' in call.query.shape;
    const body = isPaged ? (result as Sliced<unknown>).items : (result ?? DONE_BODY);
    if (checkOutput) call.output.parse(body);
    const ofPage = isPaged ? headersOfPage(endpoint, input, result as Sliced<unknown>) : {};
    const { headers } = endpoint;
    const own = typeof headers === 'function' ? await headers(body, context, input) : headers;
    const cookies = await endpoint.cookies?.(body, context, input);
    return toResponse(endpoint, body, { headers: { ...ofPage, ...own }, cookies });
  }

  return (request, surroundings) =>
    observeRequest(request, async (setRoute) => {
      try {
        return await answer({ ...surroundings, request }, setRoute);
      } catch (error) {
        return withoutBody(request, answerError({ error, request, report }));
      }
    });
}

const DONE_BODY = { success: true };

/** Replaces the prefix `/cms/api/public`, under which Payload has the calls, by `/api`. Removes a slash at the end. */
function toDocumentedPath(pathname: string): string {
  const path = pathname.replace(/^\/cms\/api\/public(?=\/|$)/, '/api');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

async function canonicaliseInput(endpoint: Endpoint, read: AnyInput, context: ApiContext): Promise<AnyInput> {
  // A `lang` with another schema filters records by their language; it does not select the language of the response.
  const isTranslated = endpoint.call.query.shape.lang === languageParameter;
  const input = isTranslated ? await resolveLanguage(read, context) : read;
  return (await endpoint.canonical?.(input, context)) ?? input;
}

function headersOfPage({ call }: Endpoint, { params, query }: AnyInput, { total }: Sliced<unknown>) {
  return pageHeaders({ path: fillPath(call.path, params), query: query as PageQuery, total });
}

type OwnHeaders = { headers: Record<string, string>; cookies: string[] | undefined };

/**
 * Creates the response. By default, shared caches may store it only for rows with `prepared`, and no cache may store
 * the response to a change; `headers` may override this.
 */
function toResponse(endpoint: Endpoint, body: unknown, { headers, cookies }: OwnHeaders): CachedResponse {
  const isRead = endpoint.call.method === 'GET';
  const ofCache = endpoint.prepared ? 'public, max-age=0, must-revalidate' : isRead ? 'private, no-cache' : 'no-store';
  return new CachedResponse({
    body: endpoint.isPage ? String(body) : JSON.stringify(body),
    status: endpoint.location ? 303 : endpoint.status?.(body),
    labels: { route: endpoint.call.path, cache: 'responses' },
    headers: {
      'content-type': endpoint.isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': ofCache,
      ...headers,
      ...(endpoint.location ? { location: endpoint.location(body) } : {}),
    },
    cookies,
  });
}

function withoutBody(request: Request, response: Response): Response {
  return request.method === 'HEAD'
    ? new Response(null, { status: response.status, headers: response.headers })
    : response;
}

function isDevelopment(): boolean {
  return process.env.NODE_ENV !== 'production';
}
