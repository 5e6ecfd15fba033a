import path from 'node:path';
import { Tinypool } from 'tinypool';
import { workerEnvironment } from '../workerEnvironment.ts';
import type { IndexOrder } from './indexWorker.ts';

/** Limit far above the time that an update takes: a process that runs longer hangs. */
const MAX_MS = 60 * 60_000;

export class IndexProcess {
  #pool = new Tinypool({
    filename: path.join(import.meta.dirname, 'indexWorker.ts'),
    runtime: 'child_process',
    env: workerEnvironment,
    // Pages are parsed and dropped by the thousand. Without limits the engine takes far more memory before it frees them.
    execArgv: ['--no-warnings', '--max-old-space-size=192', '--max-semi-space-size=4'],
    minThreads: 1,
    maxThreads: 1,
  });

  /** Resolves to whether every page could be read. Rejects when the process is ended before. */
  async update(order: IndexOrder): Promise<boolean> {
    try {
      return await this.#pool.run(order, { signal: AbortSignal.timeout(MAX_MS) });
    } catch (error) {
      // Errors of the process arrive as plain objects.
      throw error instanceof Error ? error : Object.assign(new Error(), error);
    }
  }

  end(): Promise<void> {
    return this.#pool.destroy();
  }
}
