import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@common-ground/api/platform/log/log.ts';
import { getRequestListener } from '@hono/node-server';
import { filmsFolder } from '../payload/films/filmFiles.ts';
import { openFilmStore } from '../payload/films/filmStore.ts';
import { prepared } from '../payload/prepared.ts';
import { Bucket } from '../storage/Bucket.ts';
import { toBucketSettings } from '../storage/bucketSettings.ts';
import { builtCmsFiles, siteFolder } from './folders.ts';
import { BucketSource, FRESH_MS } from './gateway/BucketSource.ts';
import { createGateway } from './gateway/createGateway.ts';
import { drain } from './gateway/drain.ts';
import { CLIENT_TIMEOUTS, limitConnections } from './gateway/limitConnections.ts';
import { chooseRequestId, logRequest, REQUEST_ID_HEADER, toRouteKind, withRequestLog } from './gateway/requestLog.ts';
import { StaticFiles } from './gateway/StaticFiles.ts';
import { securityHeaders } from './gateway/securityHeaders.ts';
import { setClientAddress } from './gateway/setClientAddress.ts';
import { warmUp } from './gateway/warmUp.ts';
import { failWith, isLeft, live, onStop, ready } from './lifecycle.ts';
import { limitHealthCall } from './limitHealthCall.ts';
import { startObserving } from './observing/startObserving.ts';
import { readProcessSettings } from './settings.ts';

/** The code of the API takes seconds to load, so waiting requests for pages are answered first. */
live();
const settings = readProcessSettings();
const stopObserving = await startObserving({ process: 'web', settings });
const headers = securityHeaders(settings.SITE_URL);
const rawHeaders = Object.entries(headers).flat();
const bucket = toBucketSettings(settings);
const freshMs = settings.CDN_PURGE === 'none' ? FRESH_MS : 0;
const source = bucket ? new BucketSource(new Bucket(bucket), freshMs) : siteFolder(settings.DATA_DIR);
const files = new StaticFiles(source, { headers, cmsFiles: builtCmsFiles });
const gateway = createGateway({
  files,
  films: openFilmStore({ folder: filmsFolder(settings.DATA_DIR), bucket }),
  api: (request) => limitHealthCall(request, async () => (await api).handle(request)),
  cmsOrigin: process.env.CMS_ORIGIN,
  siteUrl: settings.SITE_URL,
  contactEmail: settings.CONTACT_EMAIL,
  isOfflineOff: settings.OFFLINE === 'off',
  headers,
});
const isTrusted = settings.TRUSTED_PROXIES > 0;
const isDebugging = log.isLevelEnabled('debug');
const listener = getRequestListener(gateway.fetch);
const server = http.createServer(CLIENT_TIMEOUTS, (request, response) => {
  if (sendPrepared(request, response) || sendFile(request, response)) return;
  setClientAddress(request, settings.TRUSTED_PROXIES);
  withRequestLog(request, response, { isTrusted, answer: () => void listener(request, response) });
});
// Behind a proxy all readers share one address, and the proxy has to limit them.
if (settings.TRUSTED_PROXIES === 0) limitConnections(server);
server.on('error', failWith);
const { LISTEN_FD } = process.env;
server.listen(LISTEN_FD ? { fd: Number(LISTEN_FD) } : { port: settings.PORT, host: settings.HOST });

const api = once(server, 'listening')
  .then(readApi)
  .then(({ startApi }) => startApi(settings, () => files.isReady()));
void api
  .then(({ whenReady }) => whenReady)
  .then(() => warmUp(gateway.fetch, settings.SITE_URL))
  .then(ready, failWith);

onStop(async () => {
  await drain(server, isLeft);
  await (await api).stop();
  await stopObserving();
});

/** Sends a cached response of the API, and returns whether there is one. */
function sendPrepared(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  const cached = prepared.lookUp(request.url ?? '');
  if (!cached) return false;
  const [startedAt, id] = [performance.now(), chooseRequestId(request, isTrusted)];
  if (!cached.send(request, response, [...rawHeaders, REQUEST_ID_HEADER, id])) return false;
  const { route = 'api' } = cached;
  logRequest({ id, method: request.method, route, kind: 'api', status: response.statusCode, startedAt });
  return true;
}

/** Sends a page or file from memory. Only the level debug logs it, because most requests end here. */
function sendFile(request: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (!isDebugging) return files.answer(request, response);
  const startedAt = performance.now();
  if (!files.answer(request, response)) return false;
  const [id, kind] = [chooseRequestId(request, isTrusted), toRouteKind(request.url)];
  logRequest({ id, method: request.method, route: kind, kind, status: response.statusCode, startedAt });
  return true;
}

/** Loads the API in parts, because each blocks this thread for up to a second. Requests are answered in between. */
async function readApi() {
  const TURN_MS = 100;
  await wait(TURN_MS);
  await import('payload');
  await wait(TURN_MS);
  await import('@payloadcms/db-postgres');
  await wait(TURN_MS);
  await import('../payload/endpoints.ts');
  await wait(TURN_MS);
  return import('./apiRequests.ts');
}
