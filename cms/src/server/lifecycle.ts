type Stop = () => Promise<unknown>;

const MOST_SECONDS = 8;

/** Tells the process that started this one that it has come so far. */
export function ready(stage: string): void {
  process.send?.({ ready: stage });
}

/** Ends with one clear line instead of a stack trace; who started this process says it, and alone it says it itself. */
export function failWith(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (process.connected) {
    process.send?.({ failed: { code, message } }, undefined, undefined, () => process.exit(1));
  } else {
    console.error(message);
    process.exit(1);
  }
}

/** Runs `stop` once, on Ctrl-C, on a polite end, and when the process that started this one is gone. */
export function onStop(stop: Stop): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), MOST_SECONDS * 1000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  // Ctrl-C reaches every process of the terminal; the one that started this one decides the order.
  process.on('SIGINT', () => {
    if (!process.send) end();
  });
  process.on('disconnect', end);
}
