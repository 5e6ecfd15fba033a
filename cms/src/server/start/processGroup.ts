const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Sends a signal to a process that leads a group and to all that it has started. False when none of them is left. */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Ends what is left of a group whose leader has just died: first as Ctrl-C does, which PostgreSQL obeys at once. */
export async function endGroup(leader: number): Promise<void> {
  let isLeft = signalGroup(leader, 'SIGINT');
  for (const end = Date.now() + PATIENCE_MS; isLeft && Date.now() < end; isLeft = signalGroup(leader, 0))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  if (isLeft) signalGroup(leader, 'SIGKILL');
}
