/** One at a time in all tabs: what is saved, replaced and removed counts on what is there. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saved', work) : work();
}
