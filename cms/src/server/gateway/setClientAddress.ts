import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/toClientAddress.ts';

/**
 * Replaces the header with the client's address: the peer of the connection, or what the outermost trusted proxy saw,
 * which stands `trustedProxies` places from the right of X-Forwarded-For.
 */
export function setClientAddress(request: IncomingMessage, trustedProxies: number): void {
  const { rawHeaders } = request;
  for (let place = rawHeaders.length - 2; place >= 0; place -= 2)
    if (rawHeaders[place]?.toLowerCase() === CLIENT_ADDRESS_HEADER) rawHeaders.splice(place, 2);
  rawHeaders.push(CLIENT_ADDRESS_HEADER, seenBy(request, trustedProxies) ?? request.socket.remoteAddress ?? 'unknown');
}

function seenBy({ headers }: IncomingMessage, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  return forwarded.at(-trustedProxies)?.trim() || undefined;
}
