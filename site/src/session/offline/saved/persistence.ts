/** Returns whether the browser promised to keep the data of this site; null when it does not say. */
export async function isPersisted(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

export async function askToPersist(): Promise<boolean | null> {
  try {
    return (await isPersisted()) || ((await navigator.storage?.persist?.()) ?? null);
  } catch {
    return null;
  }
}

/** Returns the number of bytes that this site uses and may use in addition; null when the browser does not say. */
export async function readRoom(): Promise<{ used: number; available: number } | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { used: usage, available: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}
