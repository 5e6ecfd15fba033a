import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { StartError } from './StartError.ts';

/** A port that is held without listening on it; who gets its descriptor listens. */
export type HeldPort = { address: () => { port: number }; fd: () => number; close: () => void };

/** In Node since 24.21, in its types later. */
const { BoundSocket } = net as unknown as { BoundSocket: new (where: { port: number; host: string }) => HeldPort };

/**
 * Holds a port for as long as this process lives, so that it outlives those that serve on it: what arrives while none
 * does waits in the kernel (docs/decisions/025).
 * @throws StartError when something listens there already, or nobody may
 */
export async function holdPort(port: number, host: string): Promise<HeldPort> {
  try {
    const { address } = await lookup(host);
    return new BoundSocket({ port, host: address });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use. Stop what uses it, or choose another with PORT=${port + 1}.`,
      EACCES: `Not allowed to listen on port ${port}. Choose one above 1023 with PORT.`,
      EADDRNOTAVAIL: `HOST: ${host} is no address of this machine.`,
      ENOTFOUND: `HOST: ${host} is no address of this machine.`,
    };
    throw reasons[code] ? new StartError(reasons[code]) : error;
  }
}

/** A port that nothing uses at the moment, for processes that only this program talks to. */
export async function findFreePort(): Promise<number> {
  const held = await holdPort(0, '127.0.0.1');
  const { port } = held.address();
  held.close();
  return port;
}
