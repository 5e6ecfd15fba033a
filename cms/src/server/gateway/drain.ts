import type http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest time in ms until idle connections are closed, a little longer than an idle connection stays open. */
const MAX_MS = 6000;
/** Longest time in ms for requests that are still being answered when idle connections are closed. */
const HURRIED_MS = 1000;

/**
 * Accepts no new connection, closes each open one with its next response, and idle ones when the time is up. Another
 * process takes over the port, so that no request fails.
 * @param isHurried resolves when idle connections are to be closed at once
 */
export async function drain(server: http.Server, isHurried: Promise<void>): Promise<void> {
  // `http.Server.close` would cut idle connections whose next request may be on its way.
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  server.prependListener('request', (_, response: http.ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await Promise.race([closed, isHurried, wait(MAX_MS)]);
  server.closeIdleConnections();
  await Promise.race([closed, wait(HURRIED_MS)]);
}
