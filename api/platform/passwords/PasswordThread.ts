import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export type PasswordRequest = { id: number; password: string; about: readonly string[] };
export type Judgement = { id: number; isWeak: boolean } | { id: number; error: string };

/** A path, so that bundlers leave the file where it is. Next does not know `import.meta.dirname`. */
const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'passwordWorker.ts');

/** A thread that judges passwords. It starts at the first password, because its word lists take some 100 MB. */
export class PasswordThread {
  #worker: Worker | null = null;
  #waiting = new Map<number, PromiseWithResolvers<boolean>>();
  #last = 0;
  readonly #file: string;

  constructor(file = FILE) {
    this.#file = file;
  }

  /** Returns whether a password is easy to guess. @throws Error when the thread fails; the next call starts another */
  async isWeak(password: string, about: readonly string[]): Promise<boolean> {
    const worker = this.#worker ?? this.#begin();
    const id = ++this.#last;
    const waiting = Promise.withResolvers<boolean>();
    this.#waiting.set(id, waiting);
    worker.ref();
    worker.postMessage({ id, password, about } satisfies PasswordRequest);
    return waiting.promise;
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { name: 'passwords' });
    this.#worker = worker;
    worker.on('message', (answer: Judgement) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      // An idle thread must not keep the process alive.
      if (this.#waiting.size === 0) worker.unref();
      if ('error' in answer) waiting?.reject(new Error(`Checking a password failed: ${answer.error}`));
      else waiting?.resolve(answer.isWeak);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The thread that checks passwords has ended')));
    return worker;
  }

  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
