/** Whether the browser promised to keep what is saved here; null where it does not say. */
export async function isPersisted(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** Asks it to; some browsers ask the reader. */
export async function askToPersist(): Promise<boolean | null> {
  try {
    return (await isPersisted()) || ((await navigator.storage?.persist?.()) ?? null);
  } catch {
    return null;
  }
}

/** What this site takes and may take in all, in bytes; null where the browser does not say. */
export async function readRoom(): Promise<{ used: number; available: number } | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { used: usage, available: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}
