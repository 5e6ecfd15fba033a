import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { BEAT_MS } from '../lifecycle.ts';
import { endGroup, signalGroup } from './processGroup.ts';
import type { Environment } from './runOnce.ts';
import { StartError } from './StartError.ts';

export type ServiceOptions = {
  name: string;
  command: string;
  args: string[];
  env: Environment;
  /** What it says in turn while it comes up; with the last it is whole. */
  stages: string[];
  /** A file descriptor that it gets as its fourth. */
  socket?: number | undefined;
  report: (line: string) => void;
  onChange: () => void;
  onEnd?: (pid: number) => void;
  timing?: Partial<typeof TIMING>;
};

const TIMING = {
  /** Beats that may be missed while it loads, and when it is whole. */
  patienceMs: 60_000,
  wholePatienceMs: 12_000,
  /** Before the first restart, and before the second; twice as long each time from there. */
  soonMs: 0,
  laterMs: 1000,
  mostMs: 30_000,
  /** What was whole for so long begins anew when it dies. */
  steadyMs: 5000,
  stopMs: 10_000,
};

const LAST_WORDS_MS = 100;

type Message = { ready?: string; failed?: { message: string }; beat?: true };
type Run = {
  child: ChildProcess;
  /** What it said was wrong. */
  problem: string;
  missed: number;
  isHung: boolean;
  wholeSince: number | null;
  isDismissed: boolean;
  exited: Promise<void>;
  whole: PromiseWithResolvers<void>;
};

/**
 * One process that is kept alive: started again when it dies, later each time; replaced when it hangs, which its missing
 * heartbeat tells; and renewed without a pause.
 */
export class Service {
  /** Each resolves when the process has come so far, and rejects when it ends by itself before it was ever whole. */
  readonly stages: Promise<void>[];
  #options: ServiceOptions;
  #timing: typeof TIMING;
  #stages: Map<string, PromiseWithResolvers<void>>;
  #runs = new Set<Run>();
  #wasWhole = false;
  #isStopping = false;
  #deaths = 0;
  #restart: NodeJS.Timeout | undefined;
  #clock: NodeJS.Timeout;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#timing = { ...TIMING, ...options.timing };
    this.#stages = new Map(options.stages.map((stage) => [stage, quietly(Promise.withResolvers<void>())]));
    this.stages = [...this.#stages.values()].map(({ promise }) => promise);
    this.#clock = setInterval(() => this.#look(), BEAT_MS);
    this.#begin();
  }

  get pids(): number[] {
    return [...this.#runs].map(({ child }) => child.pid).filter((pid) => pid !== undefined);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#clock);
    clearTimeout(this.#restart);
    await Promise.all([...this.#runs].map((run) => this.#end(run, { isHurried: true })));
  }

  /**
   * Puts another process in its place. Where both can serve at once the old one ends after the new one is whole, else
   * before. The old one goes on when the new one cannot.
   */
  async renew({ isSideBySide }: { isSideBySide: boolean }): Promise<void> {
    const old = [...this.#runs];
    if (!isSideBySide) await this.#dismiss(old);
    clearTimeout(this.#restart);
    await this.#begin().whole.promise;
    if (isSideBySide) await this.#dismiss(old);
  }

  async #dismiss(runs: Run[]): Promise<void> {
    for (const run of runs) run.isDismissed = true;
    await Promise.all(runs.map((run) => this.#end(run, { isHurried: false })));
  }

  #begin(): Run {
    const { command, args, env, socket, onChange } = this.#options;
    const child = spawn(command, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // A group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    });
    const { promise: exited, resolve } = Promise.withResolvers<void>();
    const whole = quietly(Promise.withResolvers<void>());
    const run: Run = {
      child,
      exited,
      whole,
      problem: '',
      missed: 0,
      wholeSince: null,
      isHung: false,
      isDismissed: false,
    };
    this.#runs.add(run);
    child.on('message', (message: Message) => this.#hear(run, message));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#read(run, text));
    const end = (how: string, isItsOwn: boolean) => {
      if (!this.#runs.delete(run)) return;
      onChange();
      void this.#endRest(child.pid).then(resolve);
      this.#mourn(run, how, isItsOwn);
    };
    child.on('error', (error) => child.pid === undefined && end(error.message, true));
    child.once('exit', async (code, signal) => {
      // Its last words may still be on their way.
      await Promise.race([once(child, 'close'), wait(LAST_WORDS_MS)]);
      end(signal ?? `code ${code}`, signal === null);
    });
    onChange();
    return run;
  }

  #hear(run: Run, { ready, failed }: Message): void {
    run.missed = 0;
    if (failed) run.problem = failed.message;
    if (!ready) return;
    this.#stages.get(ready)?.resolve();
    if (ready !== this.#options.stages.at(-1)) return;
    this.#wasWhole = true;
    run.wholeSince ??= performance.now();
    run.whole.resolve();
  }

  #read(run: Run, text: string): void {
    for (const line of text.split('\n')) {
      if (line.trim() && isWorthSaying(line)) this.#options.report(`${this.#options.name}: ${line.trim()}`);
      // Of a start the first one tells why, of a long life the last.
      if (/error/i.test(line) && (run.wholeSince !== null || !run.problem)) run.problem = line.trim();
    }
  }

  /** Beats are counted by looks, not by the clock: where this process slept as well, nobody has missed one. */
  #look(): void {
    const { patienceMs, wholePatienceMs } = this.#timing;
    for (const run of this.#runs) {
      run.missed += 1;
      const silentMs = run.missed * BEAT_MS;
      if (silentMs <= (run.wholeSince === null ? patienceMs : wholePatienceMs)) continue;
      run.isHung = true;
      // What it has started hangs with it, or would go on without it.
      if (run.child.pid) signalGroup(run.child.pid, 'SIGKILL');
    }
  }

  #mourn(run: Run, how: string, isItsOwn: boolean): void {
    const { name } = this.#options;
    const error = new StartError(run.problem || `The ${name} process ended unexpectedly (${how}).`);
    run.whole.reject(error);
    if (this.#isStopping || run.isDismissed) return;
    // Of two, the other one serves.
    if (this.#runs.size > 0) return;
    if (isItsOwn && !this.#wasWhole) {
      for (const { reject } of this.#stages.values()) reject(error);
      return;
    }
    const pause = this.#pauseAfter(run);
    const why = run.isHung ? 'it hung' : isItsOwn && run.problem ? run.problem : how;
    const when = pause >= this.#timing.laterMs ? ` in ${pause / 1000} s` : '';
    this.#options.report(`${name}: it ended unexpectedly and is started again${when} (${why})`);
    this.#restart = setTimeout(() => this.#begin(), pause);
  }

  async #endRest(pid: number | undefined): Promise<void> {
    if (pid === undefined) return;
    await endGroup(pid);
    this.#options.onEnd?.(pid);
  }

  /** At once the first time; what it needs may be down as well, and come back a moment later. */
  #pauseAfter({ wholeSince }: Run): number {
    const { soonMs, laterMs, mostMs, steadyMs } = this.#timing;
    const wasSteady = wholeSince !== null && performance.now() - wholeSince >= steadyMs;
    this.#deaths = wasSteady ? 1 : this.#deaths + 1;
    return this.#deaths === 1 ? soonMs : Math.min(laterMs * 2 ** (this.#deaths - 2), mostMs);
  }

  /** @param isHurried it waits for nobody who still has a connection */
  async #end({ child, exited }: Run, { isHurried }: { isHurried: boolean }): Promise<void> {
    child.kill('SIGTERM');
    if (isHurried && child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#timing.stopMs);
    await exited;
    clearTimeout(timer);
  }
}

function quietly<T>(resolvers: PromiseWithResolvers<T>): PromiseWithResolvers<T> {
  resolvers.promise.catch(() => {});
  return resolvers;
}

/** What Next says of its configuration, and stacks, say nothing to the person who starts this. */
function isWorthSaying(line: string): boolean {
  return !/Running next\.config|^\s*at /i.test(line);
}
