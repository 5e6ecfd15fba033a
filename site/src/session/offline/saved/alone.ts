/** Runs one job at a time in all tabs, because jobs depend on what is saved. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saved', work) : work();
}
