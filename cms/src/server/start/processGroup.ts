const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Sends a signal to a process or, under its negative number, to a group. False when there is none that may be sent one. */
export function trySignal(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

/** Ends what is left of a group whose leader has just died: first as Ctrl-C does, which PostgreSQL obeys at once. */
export async function endGroup(leader: number): Promise<void> {
  let isLeft = trySignal(-leader, 'SIGINT');
  for (const end = Date.now() + PATIENCE_MS; isLeft && Date.now() < end; isLeft = trySignal(-leader, 0))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  if (isLeft) trySignal(-leader, 'SIGKILL');
}
