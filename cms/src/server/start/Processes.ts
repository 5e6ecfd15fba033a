import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { postgresCommand } from './postgresCommand.ts';
import type { Environment } from './runOnce.ts';
import { StartError } from './StartError.ts';

const hosts = path.resolve(import.meta.dirname, '..');
/** Small generations: loading Payload leaves 130 MB of garbage that V8 would otherwise keep as heap for good. */
const LEAN = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=512'];
const STOP_PATIENCE_MS = 10_000;
const RESTART_AFTER_MS = 1000;

type Host = 'postgres' | 'web' | 'publisher' | 'cms';
type Message = { ready?: string; failed?: { code?: string; message: string } };
type Running = { host: Host; child: ChildProcess; stages: Map<string, () => void>; exited: Promise<void> };

/** Starts the processes, hears how far they are, starts one again that dies, and stops them in the right order. */
export class Processes {
  #running = new Map<Host, Running>();
  #isStopping = false;
  /** Those that have run whole at least once, so that what ends them is not a wrong setting. */
  #wereUp = new Set<Host>();
  #onChange: (pids: number[]) => void;
  #report: (line: string) => void;

  constructor({ onChange, report }: { onChange: (pids: number[]) => void; report: (line: string) => void }) {
    this.#onChange = onChange;
    this.#report = report;
  }

  /**
   * @returns resolves when the process says that it has come to `stage`
   * @throws StartError when it ends before
   */
  start(host: Host, env: Environment, stages: string[]): Promise<void>[] {
    // A group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
    const plain = { command: process.execPath, args: [...LEAN, path.join(hosts, `${host}.ts`)] };
    const { command, args } =
      host === 'postgres' ? postgresCommand(plain, [env.POSTGRES_FOLDER ?? hosts, hosts, process.execPath]) : plain;
    const child = spawn(command, args, {
      env: { ...process.env, ...{ NODE_ENV: 'production' }, ...env } as NodeJS.ProcessEnv,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let problem = '';
    let isUp = false;
    const waiting = new Map<string, () => void>();
    let fail: (error: StartError) => void = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = reject;
    });
    failed.catch(() => {});
    const promises = stages.map((stage) =>
      Promise.race([new Promise<void>((resolve) => waiting.set(stage, resolve)), failed]),
    );
    for (const promise of promises) promise.catch(() => {});
    child.on('message', (message: Message) => {
      if (message.ready) {
        waiting.get(message.ready)?.();
        isUp = message.ready === stages.at(-1) || isUp;
        if (isUp) this.#wereUp.add(host);
      }
      if (message.failed) problem = message.failed.message;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n'))
          if (line.trim() && isWorthSaying(line)) this.#report(`${host}: ${line.trim()}`);
        if (!problem && /error/i.test(text)) problem = text.trim().split('\n')[0] ?? '';
      });
    }
    const exited = new Promise<void>((resolve) => {
      child.on('exit', (code, signal) => {
        this.#running.delete(host);
        this.#tellPids();
        resolve();
        fail(new StartError(problem || `The ${host} process ended unexpectedly (${signal ?? `code ${code}`}).`));
        if (!this.#isStopping && (isUp || this.#wereUp.has(host))) this.#restart({ host, env, stages, problem });
      });
    });
    this.#running.set(host, { host, child, stages: waiting, exited });
    this.#tellPids();
    return promises;
  }

  /** Those who write first, the database last. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all((['web', 'cms', 'publisher'] as const).map((host) => this.#end(host)));
    await this.#end('postgres');
  }

  /** Again and again: what it needs may be down as well, and come back a moment later. */
  #restart({ host, env, stages, problem }: { host: Host; env: Environment; stages: string[]; problem: string }): void {
    this.#report(`${host}: it ended unexpectedly and is started again${problem ? ` (${problem})` : ''}`);
    setTimeout(() => {
      if (!this.#isStopping) this.start(host, env, stages);
    }, RESTART_AFTER_MS);
  }

  async #end(host: Host): Promise<void> {
    const running = this.#running.get(host);
    if (!running) return;
    running.child.kill('SIGTERM');
    const timer = setTimeout(() => running.child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await running.exited;
    clearTimeout(timer);
  }

  #tellPids(): void {
    this.#onChange([...this.#running.values()].map(({ child }) => child.pid).filter((pid) => pid !== undefined));
  }
}

/** What Next says of its configuration, and stacks, say nothing to the person who starts this. */
function isWorthSaying(line: string): boolean {
  return !/Running next\.config|^\s*at /i.test(line);
}
