import type http from 'node:http';
import { isIPv6 } from 'node:net';

export const CLIENT_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
} satisfies http.ServerOptions;

/** Milliseconds without a byte in either direction. */
const IDLE_MS = 120_000;

/** A browser opens six connections, and a school behind one address needs many. */
const MAX_BY_ADDRESS = 256;

export function limitConnections(server: http.Server, most = MAX_BY_ADDRESS): void {
  server.setTimeout(IDLE_MS);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = toNetwork(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}

/** A customer of an IPv6 provider has a whole /64, so addresses of the same /64 count as one. */
function toNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  if (end === undefined) return groups.slice(0, 4).join(':');
  const missing = 8 - groups.length - end.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
}
