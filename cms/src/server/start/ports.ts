import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { StartError } from './StartError.ts';

/** A bound port on which nothing listens yet. A process that gets its descriptor can listen. */
export type HeldPort = { address: () => { port: number }; fd: () => number; close: () => void };

/** Node has this class since 24.21, but its types lack it. */
declare module 'net' {
  export const BoundSocket: new (where: { port: number; host: string }) => HeldPort;
}

/**
 * Binds a port, so that connections wait in the kernel while the process that serves them restarts
 * (docs/decisions/025).
 * @throws StartError when the port is in use or not allowed, or the host is no address of this machine
 */
export async function holdPort(port: number, host: string): Promise<HeldPort> {
  try {
    const { address } = await lookup(host);
    return new net.BoundSocket({ port, host: address });
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

export async function findFreePort(): Promise<number> {
  const held = await holdPort(0, '127.0.0.1');
  const { port } = held.address();
  held.close();
  return port;
}
