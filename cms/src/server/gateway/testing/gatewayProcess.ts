import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createGateway } from '../createGateway.ts';
import { StaticFiles } from '../StaticFiles.ts';

const files = new StaticFiles(process.argv[2] ?? '');
const gateway = createGateway({ files, api: async () => new Response(null, { status: 501 }), cmsOrigin: undefined });
const listener = getRequestListener(gateway.fetch);
const server = http.createServer((request, response) => {
  if (!files.answer(request, response)) void listener(request, response);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
