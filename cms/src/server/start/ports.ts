import net from 'node:net';
import { StartError } from './StartError.ts';

/** @throws StartError when something listens there already */
export async function demandFreePort(port: number, host: string): Promise<void> {
  await listenOnce(port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what uses it, or choose another with PORT=${port + 1}.`);
    if (error.code === 'EACCES')
      throw new StartError(`Not allowed to listen on port ${port}. Choose one above 1023 with PORT.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new StartError(`HOST: ${host} is no address of this machine.`);
    throw error;
  });
}

/** A port that nothing uses at the moment, for processes that only this program talks to. */
export function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
