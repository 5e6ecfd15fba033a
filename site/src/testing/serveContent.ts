import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';

/** Serves a content source on a free port, as `httpContent` asks for it. */
export async function serveContent(content: ContentSource): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = url.pathname.slice(1) as keyof ContentSource;
    const args: unknown[] = JSON.parse(url.searchParams.get('args') ?? '[]');
    const call = content[method] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await call.apply(content, args)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
