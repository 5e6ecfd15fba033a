import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { deskPolicy } from './deskPolicy.ts';
import { securityHeaders } from './gateway/securityHeaders.ts';
import { guardActions } from './guardActions.ts';
import { failWith, live, onStop, ready } from './lifecycle.ts';
import { readProcessSettings } from './settings.ts';

/** Payload's admin in Next, behind the gateway. */
const port = Number(process.env.CMS_PORT);
const headers = new Map(
  Object.entries({ ...securityHeaders(readProcessSettings().SITE_URL), 'x-frame-options': 'DENY' }),
);
/** One page and one call: what all others need is read with them. */
const FIRST_PATHS = ['/cms/login', '/cms/api/users/me'];
const MOST_FIRST_MS = 30_000;
const PREVIEW = /^\/cms\/api\/[\w-]+\/\d+\/preview(\?|$)/;
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
  // Connections are closed by the gateway alone, who makes them: one closed here might have its next request on the way, which
  // would be answered as if there were no CMS.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    response.setHeaders(headers);
    // A preview is a page of the site, which brings the site's policy.
    if (!PREVIEW.test(request.url ?? '')) {
      const policy = deskPolicy();
      response.setHeader('content-security-policy', policy);
      // Next gives its scripts the number that it finds here.
      request.headers['content-security-policy'] = policy;
    }
    guardActions(request, response, () => void handle(request, response));
  });
  server.on('error', failWith);
  server.listen(port, '127.0.0.1', async () => {
    await readFirst();
    ready();
  });
  onStop(async () => {
    server.close();
    server.closeAllConnections();
    await app.close();
  });
}

/**
 * Reads the code of the CMS, which takes this one thread seconds, before the process says that it is ready: the first
 * person who asks would wait for it otherwise. What fails here fails in the same way for the next request.
 */
async function readFirst(): Promise<void> {
  for (const path of FIRST_PATHS) {
    const signal = AbortSignal.timeout(MOST_FIRST_MS);
    await fetch(`http://127.0.0.1:${port}${path}`, { signal }).then(
      (answer) => answer.text(),
      () => {},
    );
  }
}

live();
run().catch(failWith);
