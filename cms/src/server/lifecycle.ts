import { setTimeout as wait } from 'node:timers/promises';
import { captureConsole } from '@common-ground/api/platform/log/captureConsole.ts';
import { log, logFormat } from '@common-ground/api/platform/log/log.ts';

type Stop = () => Promise<unknown>;

const MAX_STOP_MS = 8000;
/** Milliseconds between two beats, by which a process shows its parent that it is alive. */
export const BEAT_MS = 1000;

let stop: Stop = async () => {};
let isStopping = false;

/**
 * Sends beats to the parent, and ends this process on SIGTERM, when the parent is gone, and on Ctrl-C without a parent.
 * @param check resolves while the process is well. While it is pending no beat is sent, so that the parent replaces the
 * process
 */
export function live(check: () => Promise<unknown> = async () => {}): void {
  if (logFormat === 'json') captureConsole();
  process.on('uncaughtException', failWhenUncaught);
  process.on('SIGTERM', end);
  // Ctrl-C reaches every process of the terminal, but the parent decides in which order they end.
  process.on('SIGINT', () => {
    if (!process.send) end();
  });
  process.on('disconnect', end);
  if (!process.send) return;
  // The parent may have ended before the listener was added.
  if (!process.connected) end();
  void beat(check);
}

async function beat(check: () => Promise<unknown>): Promise<void> {
  while (process.connected) {
    await check();
    tell({ beat: true });
    await wait(BEAT_MS, undefined, { ref: false });
  }
}

export function ready(): void {
  tell({ ready: true });
}

/**
 * Ends the process with a message instead of a stack trace. The parent prints the message, or this process when it has
 * no parent.
 */
export function failWith(error: unknown): void {
  if (isStopping) return;
  const message = error instanceof Error ? error.message : String(error);
  if (process.connected) {
    tell({ failed: { message } }, () => process.exit(1));
  } else {
    log.error({ err: error }, 'the process ends');
    process.exit(1);
  }
}

/** Next handles exceptions of requests by a listener of its own, after which its process goes on. */
function failWhenUncaught(error: Error): void {
  if (process.listenerCount('uncaughtException') > 1) return;
  log.error({ err: error }, 'an exception was not caught');
  failWith(error);
}

export function onStop(work: Stop): void {
  stop = work;
}

/** Resolves when the parent is gone, or has disconnected because this process is to end without waiting for clients. */
export const isLeft = new Promise<void>((resolve) => {
  process.once('disconnect', resolve);
});

function end(): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function tell(message: object, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, then);
}
