import http from 'node:http';
import path from 'node:path';
import { HEALTH_PART_MS } from '@common-ground/api/contracts/waiting.ts';
import { observeRequest } from '@common-ground/api/platform/observeRequest.ts';
import next from 'next';
import pg from 'pg';
import { demandSupportedDatabase } from './connectDirectly.ts';
import { deskPolicy } from './deskPolicy.ts';
import { withRequestLog } from './gateway/requestLog.ts';
import { securityHeaders } from './gateway/securityHeaders.ts';
import { guardActions } from './guardActions.ts';
import { createHealthRoutes } from './internal/createHealthRoutes.ts';
import { answerFrom } from './internal/createInternalServer.ts';
import { PartsCheck } from './internal/PartsCheck.ts';
import { failWith, live, onStop, ready } from './lifecycle.ts';
import { startObserving } from './observing/startObserving.ts';
import { hostInUrl, readProcessSettings } from './settings.ts';

const settings = readProcessSettings();
const { CMS_PORT: port, INTERNAL_HOST: host } = settings;
const headers = new Map(Object.entries({ ...securityHeaders(settings.SITE_URL), 'x-frame-options': 'DENY' }));
const FIRST_PATHS = ['/cms/unauthorized', '/cms/login', '/cms/api/users/me'];
const MAX_FIRST_MS = 30_000;
const PREVIEW = /^\/cms\/api\/[\w-]+\/\d+\/preview(\?|$)/;
const app = next({
  dev: false,
  dir: path.resolve(import.meta.dirname, '../..'),
  hostname: settings.INTERNAL_HOST,
  port,
  quiet: true,
});

let isLoaded = false;
/** One connection for the health calls, because Payload's pool is in the code that Next bundles. */
const database = new pg.Pool({
  connectionString: settings.DATABASE_URL,
  max: 1,
  application_name: 'common-ground-health',
  connectionTimeoutMillis: HEALTH_PART_MS,
  // The pool closes a connection that does not answer. Otherwise a lost network would make the only one useless.
  query_timeout: HEALTH_PART_MS,
});
database.on('error', () => {});
const answerHealth = answerFrom(
  createHealthRoutes(
    new PartsCheck({
      next: () => isLoaded,
      database: async () => (await database.query('SELECT 1')).rows.length === 1,
    }),
  ),
);

async function run(): Promise<void> {
  const stopObserving = await startObserving({ process: 'cms', settings });
  await app.prepare();
  const handle = app.getRequestHandler();
  // Only the gateway closes connections. If this server closed an idle one, the next request could already be on its
  // way and would fail as if there were no CMS.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (answerHealth(request, response)) return;
    response.setHeaders(headers);
    // A preview has the content security policy of the site instead.
    if (!PREVIEW.test(request.url ?? '')) {
      const policy = deskPolicy();
      response.setHeader('content-security-policy', policy);
      // Next reads the nonce for its scripts from this header of the request.
      request.headers['content-security-policy'] = policy;
    }
    const handleNext = () => void observe(request, response, () => handle(request, response));
    const answer = () => guardActions(request, response, handleNext);
    withRequestLog(request, response, { isTrusted: true, answer });
  });
  server.on('error', failWith);
  server.listen(port, host, async () => {
    await loadCode();
    isLoaded = true;
    ready();
  });
  onStop(async () => {
    server.close();
    server.closeAllConnections();
    await app.close();
    await database.end();
    await stopObserving();
  });
}

/** The gateway names the span that the one of this request continues. */
function observe(request: http.IncomingMessage, response: http.ServerResponse, answer: () => Promise<void>) {
  const { method = '', headers } = request;
  return observeRequest({ method, parent: headers.traceparent?.toString() }, async (setRoute) => {
    setRoute('cms');
    const closed = new Promise((resolve) => response.once('close', resolve));
    await Promise.all([answer(), closed]);
    return { status: response.statusCode };
  });
}

/**
 * Loads the code of the CMS, which takes seconds, before the first user needs it. The next request repeats any failure.
 */
async function loadCode(): Promise<void> {
  for (const path of FIRST_PATHS) {
    const signal = AbortSignal.timeout(MAX_FIRST_MS);
    await fetch(`http://${hostInUrl(settings.INTERNAL_HOST)}:${port}${path}`, { signal }).then(
      (answer) => answer.text(),
      () => {},
    );
  }
}

live();
run().catch(failWith);
demandSupportedDatabase(settings).catch(failWith);
