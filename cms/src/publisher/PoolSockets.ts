import { Socket } from 'node:net';

/**
 * Sockets of a pool, idle ones too, which can be cut at once. Otherwise the statements that run when the network is gone
 * would wait for minutes, until the system gives up.
 */
export class PoolSockets {
  readonly #open = new Set<Socket>();

  /** Option `stream` of the pool. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    return socket.once('close', () => this.#open.delete(socket));
  };

  cut(reason: Error): void {
    for (const socket of this.#open) socket.destroy(reason);
  }
}
