/** `line`: request failed; `gone`: no such page; `full`: no room; `closed`: no storage; `stopped`: by the reader. */
export type SaveFailure = 'line' | 'gone' | 'full' | 'closed' | 'stopped';

export class SaveError extends Error {
  readonly reason: SaveFailure;

  constructor(reason: SaveFailure, cause?: unknown) {
    super(`Not saved: ${reason}`, { cause });
    this.name = 'SaveError';
    this.reason = reason;
  }
}

export function toSaveError(error: unknown, signal?: AbortSignal): SaveError {
  if (signal?.aborted) return new SaveError('stopped', error);
  if (error instanceof SaveError) return error;
  const name = (error as { name?: string } | null)?.name;
  if (name === 'QuotaExceededError') return new SaveError('full', error);
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError')
    return new SaveError('closed', error);
  return new SaveError('line', error);
}
