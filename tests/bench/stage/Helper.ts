import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const bench = path.resolve(import.meta.dirname, '..');
const STOP_PATIENCE_MS = 5000;

/** A benchmark script in its own process. It answers one question at a time over the channel of `fork`. */
export class Helper {
  #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Resolves when the script has sent its first message. */
  static async start(script: string, env: Record<string, string>, flags: string[] = []): Promise<Helper> {
    const child = fork(path.join(bench, script), [], {
      env: { ...process.env, ...env },
      execArgv: ['--no-warnings', ...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const helper = new Helper(child);
    await helper.#answer();
    return helper;
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  async ask<Answer>(question: object): Promise<Answer> {
    this.#child.send(question);
    return (await this.#answer()) as Answer;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await exited;
    clearTimeout(timer);
  }

  #answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const end = () => reject(new Error('The helper process ended before it answered'));
      this.#child.once('exit', end);
      this.#child.once('message', (message) => {
        this.#child.off('exit', end);
        const { helperFailed: failed } = message as { helperFailed?: string };
        if (failed) reject(new Error(failed));
        else resolve(message);
      });
    });
  }
}

/** Answers the questions of `Helper` in the script's process, and exits when the channel closes. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<object>): void {
  process.on('message', (question: Question) => {
    answer(question).then(
      (found) => process.send?.(found),
      (error) => process.send?.({ helperFailed: error instanceof Error ? error.stack : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ ready: true });
}
