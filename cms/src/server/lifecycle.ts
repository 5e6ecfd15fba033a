import path from 'node:path';
import { takeLock } from './start/fileLock.ts';

type Stop = () => Promise<unknown>;

const MOST_SECONDS = 8;
/** How often a process says that it lives to the one that started it. */
export const BEAT_MS = 1000;

let stop: Stop = async () => {};
let isStopping = false;

/**
 * Begins the life of a process: it says again and again that it is there, holds the lock by which a later start knows
 * it, and ends on Ctrl-C, on a polite end, and when the process that started it is gone.
 */
export function live(): void {
  const { LOCKS_FOLDER } = process.env;
  if (LOCKS_FOLDER) holdLock(LOCKS_FOLDER);
  process.on('SIGTERM', end);
  // Ctrl-C reaches every process of the terminal; the one that started this one decides the order.
  process.on('SIGINT', () => {
    if (!process.send) end();
  });
  process.on('disconnect', end);
  if (!process.send) return;
  // Gone before this was reached.
  if (!process.connected) end();
  setInterval(() => tell({ beat: true }), BEAT_MS).unref();
}

/** Tells the process that started this one that it has come so far. */
export function ready(stage: string): void {
  tell({ ready: stage });
}

/** Ends with one clear line instead of a stack trace; who started this process says it, and alone it says it itself. */
export function failWith(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (process.connected) {
    tell({ failed: { message } }, () => process.exit(1));
  } else {
    console.error(message);
    process.exit(1);
  }
}

/** What is done once before this process ends. */
export function onStop(work: Stop): void {
  stop = work;
}

/** Resolves when the process that started this one is gone, or wants it to end without waiting for anybody. */
export const isLeft = new Promise<void>((resolve) => {
  process.once('disconnect', resolve);
});

function end(): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), MOST_SECONDS * 1000).unref();
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

/** Without it this process is one that a later start cannot end by force, which a full disk is no reason to die of. */
function holdLock(folder: string): void {
  try {
    takeLock(path.join(folder, String(process.pid)));
  } catch (error) {
    console.error(`no lock was taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whoever listened may be gone at any moment. */
function tell(message: object, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, then);
}
