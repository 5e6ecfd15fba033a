/** A problem that a person can solve, shown as one line without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** All faults of the settings, each in a line. */
export class SettingsError extends StartError {
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

export function explain(error: unknown, surroundings: { dataDir: string }): string {
  const message = error instanceof Error ? error.message : String(error);
  // A file of a secret that cannot be read is not in the data folder.
  if (error instanceof SettingsError) return message;
  if (/ENOSPC|no space left/i.test(message))
    return `The disk is full: free some space for ${surroundings.dataDir}, then start again. Nothing was lost.`;
  // Node reports a new folder in a file system that is read-only as ENOENT.
  if (/EACCES|EROFS|permission denied|ENOENT.*mkdir/i.test(message))
    return `Not allowed to write: ${message}. Check who owns ${surroundings.dataDir}.`;
  return message;
}
