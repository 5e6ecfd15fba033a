import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
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
const listener = getRequestListener(gateway.fetch);
const server = http.createServer(CLIENT_TIMEOUTS, (request, response) => {
  if (prepared.lookUp(request.url ?? '')?.send(request, response, rawHeaders) || files.answer(request, response))
    return;
  setClientAddress(request, settings.TRUSTED_PROXIES);
  void listener(request, response);
});
// Behind a proxy all readers share one address, and the proxy has to limit them.
if (settings.TRUSTED_PROXIES === 0) limitConnections(server);
server.on('error', failWith);
const { LISTEN_FD } = process.env;
server.listen(LISTEN_FD ? { fd: Number(LISTEN_FD) } : { port: settings.PORT, host: settings.HOST });

const api = once(server, 'listening')
  .then(readApi)
  .then(({ startApi }) => startApi(settings));
void api
  .then(({ whenReady }) => whenReady)
  .then(() => warmUp(gateway.fetch, settings.SITE_URL))
  .then(ready, failWith);

onStop(async () => {
  await drain(server, isLeft);
  await (await api).stop();
  await stopObserving();
});

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
