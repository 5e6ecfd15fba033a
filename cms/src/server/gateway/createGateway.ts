import { SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { FILM_BYTES, FILM_FORM_BYTES, FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';
import { PAGES_TOGETHER_PATH } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { findTraceparent } from '@common-ground/api/platform/tracing/inSpan.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';
import { FILM_CALL } from '../../payload/calls/filmCall.ts';
import { lacksSession } from '../../payload/calls/openCalls.ts';
import type { FilmStore } from '../../payload/films/filmStore.ts';
import { CMS_FILES_PATH, WORKER_PATH } from '../../storage/fileHeaders.ts';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import { addWellKnown } from './addWellKnown.ts';
import { leadGuest } from './leadGuest.ts';
import { observeKinds } from './observeKinds.ts';
import type { StaticFiles } from './StaticFiles.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';
import { serveFilm } from './serveFilm.ts';
import { serveHomeSearch } from './serveHomeSearch.ts';
import { servePages } from './servePages.ts';
import { serveWorkerRemoval } from './serveWorkerRemoval.ts';

type Surroundings = {
  files: StaticFiles;
  /** Films and captions; without them `/films` is not served. */
  films?: Pick<FilmStore, 'findSize' | 'open'>;
  api: (request: Request) => Promise<Response>;
  /** Address of the CMS; without it `/cms` is not found. */
  cmsOrigin: string | undefined;
  siteUrl?: string;
  /** Contact address for `security.txt`. Without an address that file does not exist. */
  contactEmail?: string | undefined;
  /** Whether `/sw.js` removes the service worker and its caches from browsers. */
  isOfflineOff?: boolean;
  /** Defaults for headers that a response does not set itself. */
  headers?: Record<string, string>;
};

const MAX_BODY_BYTES = 4 * 1024 * 1024;

export function createGateway(surroundings: Surroundings): Hono {
  const { files, films, api, cmsOrigin, siteUrl = '', contactEmail, isOfflineOff } = surroundings;
  const { headers = SECURITY_HEADERS } = surroundings;
  const app = new Hono();
  app.use(observeKinds);
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    context.res.headers.delete('x-powered-by');
  });
  const limitedTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => context.text('The request is too large', 413) });
  const limited = limitedTo(MAX_BODY_BYTES);
  const limitedAsFilm = limitedTo(FILM_BYTES + FILM_FORM_BYTES);
  app.use('/api/*', limited);
  app.use('/cms/*', (context, next) =>
    (context.req.method === 'POST' && context.req.path === FILM_CALL ? limitedAsFilm : limited)(context, next),
  );
  app.use('/cms/api/*', async (context, next) =>
    lacksSession(context.req.raw) ? context.json({ errors: [{ message: SIGN_IN_REQUIRED }] }, 401) : next(),
  );
  app.all('/api', (context) => api(context.req.raw));
  app.all('/api/*', (context) => api(context.req.raw));
  // The CMS would read these files for each request and send them uncompressed.
  app.on(
    ['GET', 'HEAD'],
    `${CMS_FILES_PATH}*`,
    async (context, next) => (await files.cmsFile(context.req.raw)) ?? (await next()),
  );
  for (const path of ['/cms', '/cms/*'])
    app.all(path, async (context) => {
      const signIn = leadGuest(context.req.raw);
      return signIn ? context.redirect(signIn) : forwardToCms(context.req.raw, cmsOrigin);
    });
  if (films)
    app.on(['GET', 'HEAD'], `${FILMS_PATH}*`, (context) => orUnavailable(() => serveFilm(context.req.raw, films)));
  if (isOfflineOff) app.on(['GET', 'HEAD'], WORKER_PATH, serveWorkerRemoval);
  addWellKnown(app, { siteUrl, contactEmail });
  app.on(['GET', 'HEAD'], PAGES_TOGETHER_PATH, (context) => orUnavailable(() => servePages(files, context.req.raw)));
  app.on(['GET', 'HEAD'], '*', ({ req }) =>
    orUnavailable(async () => (await serveHomeSearch({ files, api }, req.raw)) ?? files.serve(req.raw)),
  );
  app.all('*', () => methodNotAllowed(['GET', 'HEAD']));
  return app;
}

/** Answers 503 when the storage of the files does not answer. */
async function orUnavailable(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LastingFailure)) throw error;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' };
    return new Response('The page cannot be read at the moment. Please try again in a minute.', {
      status: 503,
      headers,
    });
  }
}

const CMS_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Headers of one connection (RFC 9110, 7.6.1), some of which `fetch` rejects. A server may ignore `Upgrade`. */
const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
];
const NO_HOP_BY_HOP = Object.fromEntries(HOP_BY_HOP.map((name) => [name, undefined]));

async function forwardToCms(request: Request, cmsOrigin: string | undefined): Promise<Response> {
  const url = new URL(request.url);
  if (!cmsOrigin || isCopyOfDocumentedApi(url.pathname)) return respondNotFound();
  if (!CMS_METHODS.includes(request.method)) return methodNotAllowed(CMS_METHODS);
  try {
    return await proxy(new URL(url.pathname + url.search, cmsOrigin), {
      raw: request,
      headers: {
        ...Object.fromEntries(request.headers),
        ...NO_HOP_BY_HOP,
        'x-forwarded-host': url.host,
        'x-forwarded-proto': url.protocol.slice(0, -1),
        // A trace begins here, whatever a client sends.
        traceparent: findTraceparent() ?? undefined,
      },
      redirect: 'manual',
    });
  } catch (error) {
    // A refused connection means that the CMS is starting, which the supervisor reports.
    const why = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    if (why.code !== 'ECONNREFUSED' && !request.signal.aborted) log.error({ err: why }, 'the CMS did not answer');
    return respondStarting();
  }
}

/** Whether a path is Payload's copy of the documented API, which is served below `/api` only. */
function isCopyOfDocumentedApi(pathname: string): boolean {
  try {
    const plain = decodeURIComponent(pathname).replace(/\/+/g, '/').toLowerCase();
    return /^\/cms\/api\/public(\/|$)/.test(plain);
  } catch {
    return true;
  }
}

function methodNotAllowed(allowed: string[]): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', allow: allowed.join(', ') };
  return new Response('Method not allowed', { status: 405, headers });
}

function respondNotFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function respondStarting(): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>The CMS is starting</title>
<body style="font:1.1rem/1.6 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem"><h1>The CMS is starting</h1><p>The first start builds it, which takes a minute or two. This page tries again by itself. Readers' pages are already being served.</p>`;
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
  });
}
