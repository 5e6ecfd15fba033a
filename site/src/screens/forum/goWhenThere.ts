/** What was just begun is rendered in a moment: until then its page would be "Page Not Found". */
const PATIENCE_MS = 4000;
/** Before each time that it is asked for: what is asked for too early stands in the console as an error. */
const PAUSE_MS = 300;

/** Goes to a page of the forum as soon as it is there, and after a while in any case. */
export async function goWhenThere(address: string): Promise<void> {
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
