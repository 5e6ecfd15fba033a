import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { toOutgoingAddress } from '../../contracts/outgoingAddress.ts';
import { lookupPublic } from './lookupPublic.ts';

export type OutgoingRequest = {
  /** Stored address. It is refused unless `toOutgoingAddress` returns it unchanged. */
  address: string;
  /** Hosts that may be called, as `toOutgoingAddress` takes them. */
  hosts: readonly string[];
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
};

export type OutgoingAnswer = { status: number; headers: IncomingHttpHeaders };

/** Longest time of a request and its response together. */
const TIMEOUT_MS = 10_000;
/** Most bytes of a response that are read and discarded, so that its connection can be used again. */
const MAX_DISCARDED_BYTES = 64 * 1024;
/** A separate pool, because the host of each connection in it must have been resolved by `lookupPublic`. */
const agent = new https.Agent({ keepAlive: true, lookup: lookupPublic, maxSockets: 10 });

/**
 * Sends a request without following redirects. Other hosts are called only by this function, by mail, and by storage and
 * CDN of the settings.
 * @throws RefusedAddress when the address may not be called, before a name is resolved
 */
export async function sendRequest({ address, hosts, method, headers, body }: OutgoingRequest): Promise<OutgoingAnswer> {
  if (toOutgoingAddress(address, hosts) !== address) throw new RefusedAddress();
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const request = https.request(new URL(address), options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > MAX_DISCARDED_BYTES) response.destroy();
      });
      response.on('error', () => {});
      response.on('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
}
