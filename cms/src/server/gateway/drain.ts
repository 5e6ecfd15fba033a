import type http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A little longer than a connection without a request is kept. */
const MOST_MS = 6000;
/** For requests that are being answered, when nothing else is waited for. */
const HURRIED_MS = 1000;

/**
 * Takes no new connection, answers what was asked, and closes each connection with its next answer, so that nobody's
 * request meets a closed door: another process listens on the same port already, or soon.
 * @param isHurried then only requests that are being answered are waited for
 */
export async function drain(server: http.Server, isHurried: Promise<void>): Promise<void> {
  // Not the `close` of http.Server, which cuts connections that have no request at this moment, but may have one on the way.
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  server.prependListener('request', (_, response: http.ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await Promise.race([closed, isHurried, wait(MOST_MS)]);
  server.closeIdleConnections();
  await Promise.race([closed, wait(HURRIED_MS)]);
}
