import { setTimeout as wait } from 'node:timers/promises';

type Stop = () => Promise<unknown>;

const MAX_STOP_MS = 8000;
/** How often a process tells the one that started it that it lives. */
export const BEAT_MS = 1000;

let stop: Stop = async () => {};
let isStopping = false;

/**
 * Begins the life of a process: tells its parent again and again that it lives, and ends on Ctrl-C, on SIGTERM, and when
 * its parent is gone.
 * @param check resolves while the process is well: without an answer it tells nothing, and its parent replaces it
 */
export function live(check: () => Promise<unknown> = async () => {}): void {
  process.on('SIGTERM', end);
  // Ctrl-C reaches every process of the terminal; the one that started this one decides the order.
  process.on('SIGINT', () => {
    if (!process.send) end();
  });
  process.on('disconnect', end);
  if (!process.send) return;
  // The parent ended before this was reached.
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

/** Tells the process that started this one that this one does its work now. */
export function ready(): void {
  tell({ ready: true });
}

/**
 * Ends with one clear line instead of a stack trace, printed by the process that started this one, or here without one. A
 * process that ends already fails no more.
 */
export function failWith(error: unknown): void {
  if (isStopping) return;
  const message = error instanceof Error ? error.message : String(error);
  if (process.connected) {
    tell({ failed: { message } }, () => process.exit(1));
  } else {
    console.error(message);
    process.exit(1);
  }
}

/** Registers what is done once before this process ends. */
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
  setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

/** The parent may be gone at any moment. */
function tell(message: object, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, then);
}
