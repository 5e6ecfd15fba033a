/**
 * A failure of a service beside the database, such as `storage: …` or `purge: …`. The publisher retries pages that failed
 * so until the service is back.
 */
export class LastingFailure extends Error {
  constructor(kind: 'storage' | 'purge', message: string, cause?: unknown) {
    super(`${kind}: ${message}`, { cause });
    this.name = 'LastingFailure';
  }
}

/** True in SQL when `error` is the message of a `LastingFailure`. */
export const isLastingFailure = (error: string) => `${error} ~ '^(storage|purge): '`;
