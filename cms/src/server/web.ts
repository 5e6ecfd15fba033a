import http from 'node:http';
import { servePrepared } from '@common-ground/api/platform/prepared/servePrepared.ts';
import { getRequestListener } from '@hono/node-server';
import { prepared } from '../payload/endpoints.ts';
import { startApi } from './apiRequests.ts';
import { siteFolder } from './folders.ts';
import { createGateway } from './gateway/createGateway.ts';
import { drain } from './gateway/drain.ts';
import { limitConnections, PATIENCE } from './gateway/limitConnections.ts';
import { nameClient } from './gateway/nameClient.ts';
import { StaticFiles } from './gateway/StaticFiles.ts';
import { securityHeaders } from './gateway/securityHeaders.ts';
import { failWith, isLeft, live, onStop, ready } from './lifecycle.ts';
import { readProcessSettings } from './settings.ts';

/**
 * Gateway and API in one process: readers' pages from the moment it listens, `/api` as soon as Payload is up, `/cms`
 * passed on to the process that serves it.
 */
live();
const settings = readProcessSettings();
const api = startApi(settings);
const headers = securityHeaders(settings.SITE_URL);
const rawHeaders = Object.entries(headers).flat();
const files = new StaticFiles(siteFolder(settings.DATA_DIR), { headers });
const gateway = createGateway({ files, api: api.handle, cmsOrigin: process.env.CMS_ORIGIN, headers });
const listener = getRequestListener(gateway.fetch);
const server = http.createServer(PATIENCE, (request, response) => {
  if (servePrepared({ prepared, request, response, headers: rawHeaders }) || files.answer(request, response)) return;
  nameClient(request, settings.TRUSTED_PROXIES);
  void listener(request, response);
});
// Behind a proxy all readers come from one address, and how many may come is for the proxy to say.
if (settings.TRUSTED_PROXIES === 0) limitConnections(server);
server.on('error', failWith);
const { LISTEN_FD } = process.env;
server.listen(LISTEN_FD ? { fd: Number(LISTEN_FD) } : { port: settings.PORT, host: settings.HOST }, () =>
  ready('listening'),
);
void api.whenReady.then(() => ready('api'));

onStop(async () => {
  await drain(server, isLeft);
  await api.stop();
});
