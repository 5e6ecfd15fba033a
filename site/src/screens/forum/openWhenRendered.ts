/** Longest wait in milliseconds for a new page to be rendered. Until then its address returns "Page Not Found". */
const PATIENCE_MS = 4000;
/** Pause in milliseconds before each request, because each early request shows an error in the console. */
const PAUSE_MS = 300;

/** Opens a page of the forum once it exists, or when the wait is over. */
export async function openWhenRendered(address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const isThere = () =>
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  do await pause();
  while (!(await isThere()) && Date.now() < until);
  location.assign(address);
}
