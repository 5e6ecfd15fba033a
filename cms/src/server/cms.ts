import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { failWith, live, onStop, ready } from './lifecycle.ts';

/** Payload's admin in Next, behind the gateway. */
const port = Number(process.env.CMS_PORT);
const app = next({
  dev: false,
  dir: path.resolve(import.meta.dirname, '../..'),
  hostname: '127.0.0.1',
  port,
  quiet: true,
});

async function run(): Promise<void> {
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = http.createServer((request, response) => void handle(request, response));
  server.on('error', failWith);
  server.listen(port, '127.0.0.1', () => ready('cms'));
  onStop(async () => {
    server.close();
    server.closeAllConnections();
    await app.close();
  });
}

live();
run().catch(failWith);
