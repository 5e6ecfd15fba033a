import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { BaseOrder } from './baseWorker.ts';

/** Limit far above the time that a base takes: a process that runs longer hangs. */
const MAX_MS = 60 * 60_000;

export class BaseProcess {
  #pool = new Tinypool({
    filename: path.join(import.meta.dirname, 'baseWorker.ts'),
    runtime: 'child_process',
    // Rows are read and dropped by thousands. Without limits the engine takes 250 MB before it frees them.
    execArgv: ['--no-warnings', '--max-old-space-size=192', '--max-semi-space-size=4'],
    minThreads: 1,
    maxThreads: 1,
  });

  /** Resolves to the names of the base's folders. Rejects when the process is ended before. */
  make(order: BaseOrder): Promise<string[]> {
    return this.#pool.run(order, { signal: AbortSignal.timeout(MAX_MS) });
  }

  end(): Promise<void> {
    return this.#pool.destroy();
  }
}
