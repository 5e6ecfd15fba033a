import http from 'node:http';
import { servePrepared } from '@common-ground/api/platform/prepared/servePrepared.ts';
import { getRequestListener } from '@hono/node-server';
import { prepared } from '../payload/endpoints.ts';
import { startApi } from './apiRequests.ts';
import { siteFolder } from './folders.ts';
import { createGateway } from './gateway/createGateway.ts';
import { nameClient } from './gateway/nameClient.ts';
import { StaticFiles } from './gateway/StaticFiles.ts';
import { securityHeaders } from './gateway/securityHeaders.ts';
import { failWith, onStop, ready } from './lifecycle.ts';
import { readProcessSettings } from './settings.ts';

/**
 * Gateway and API in one process: readers' pages from the moment it listens, `/api` as soon as Payload is up, `/cms`
 * passed on to the process that serves it.
 */
const settings = readProcessSettings();
const api = startApi(settings);
const headers = securityHeaders(settings.SITE_URL);
const rawHeaders = Object.entries(headers).flat();
const files = new StaticFiles(siteFolder(settings.DATA_DIR), { headers });
const gateway = createGateway({ files, api: api.handle, cmsOrigin: process.env.CMS_ORIGIN, headers });
const listener = getRequestListener(gateway.fetch);
const server = http.createServer((request, response) => {
  if (servePrepared({ prepared, request, response, headers: rawHeaders }) || files.answer(request, response)) return;
  nameClient(request, settings.TRUSTED_PROXIES);
  void listener(request, response);
});
server.on('error', failWith);
server.listen(settings.PORT, settings.HOST, () => ready('listening'));
void api.whenReady.then(() => ready('api'));

onStop(async () => {
  server.close();
  server.closeIdleConnections();
  await api.stop();
});
