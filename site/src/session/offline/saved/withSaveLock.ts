/** Runs one job at a time in all tabs, because each depends on what the others saved or removed. */
export function withSaveLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saved', work) : work();
}
