import type { Call } from '../contracts/call.ts';
import type { Answer, ApiContext, Endpoint, Input } from './defineEndpoint.ts';
import { errorResponse, type ReportError } from './errorResponse.ts';
import { Forbidden } from './errors.ts';
import { PreparedResponse } from './prepared/PreparedResponse.ts';
import { respond } from './prepared/respond.ts';
import { readBody, readParams, readQuery } from './readInput.ts';
import { compileRoutes } from './router.ts';

export type DispatchOptions = {
  endpoints: Endpoint[];
  report?: ReportError;
  /** Compare each answer with its contract. Off on production's hot path; the tests have seen to it. */
  checkOutput?: boolean;
};

export type Dispatch = (request: Request, surroundings: Omit<ApiContext, 'request'>) => Promise<Response>;

/** Answers any request below /api. It never throws: what fails becomes an answer, too. */
export function createDispatch({ endpoints, report, checkOutput = isDevelopment() }: DispatchOptions): Dispatch {
  const routes = compileRoutes(endpoints);

  async function answer(context: ApiContext): Promise<Response> {
    const { request } = context;
    const url = new URL(request.url);
    const path = documentedPath(url.pathname);
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { allow: routes.allowed(path).join(', ') } });
    }
    const { endpoint, params: rawParams } = routes.match(request.method, path);
    const params = readParams(endpoint, rawParams);
    await demandAccess({ endpoint, params, context });
    const read = { params, query: readQuery(endpoint, url.searchParams), body: await readBody(endpoint, request) };
    const input = (await endpoint.canonical?.(read, context)) ?? read;
    if (!endpoint.isPrepared) return respond(toResponse(endpoint, await run(endpoint, input, context)), request);

    const key = JSON.stringify([endpoint.call.name, input.params, input.query]);
    const kept = await context.prepared.fetch(key, async () => {
      const answer = await run(endpoint, input, context);
      return { response: toResponse(endpoint, answer), tags: answer.tags ?? [] };
    });
    context.prepared.alias(url.pathname + url.search, key);
    return respond(kept, request);
  }

  async function run(endpoint: Endpoint, input: Input<Call>, context: ApiContext): Promise<Answer<unknown>> {
    const answer = await endpoint.operation(input, context);
    if (checkOutput) endpoint.call.output.parse(answer.body);
    return answer;
  }

  return async (request, surroundings) => {
    try {
      return await answer({ ...surroundings, request });
    } catch (error) {
      return withoutBody(request, errorResponse({ error, request, report }));
    }
  };
}

/** Both addresses under which Payload may be asked name the same documented path. A slash at the end adds nothing. */
function documentedPath(pathname: string): string {
  const path = pathname.replace(/^\/cms\/api\/public(?=\/|$)/, '/api');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

async function demandAccess({
  endpoint,
  params,
  context,
}: {
  endpoint: Endpoint;
  params: Input<Call>['params'];
  context: ApiContext;
}): Promise<void> {
  // A row made without the compiler may lack the rule: closed.
  const access = endpoint.access as Endpoint['access'] | undefined;
  if (!(await access?.({ context, params }))) throw new Forbidden();
}

/** Only what is the same for everybody may be kept by a shared cache. */
function toResponse(endpoint: Endpoint, answer: Answer<unknown>): PreparedResponse {
  return new PreparedResponse({
    body: JSON.stringify(answer.body),
    status: answer.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': endpoint.isPrepared ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      ...answer.headers,
    },
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
