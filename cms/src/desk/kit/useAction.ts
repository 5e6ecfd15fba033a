import { useState } from 'react';

/** Outcome of an action, for the user who started it. */
export type ActionMessage = { text: string; isError: boolean };

/** Runs one action at a time, ignores others meanwhile, and holds the message about the outcome. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<ActionMessage | null>(null);

  /** Returns whether `work` ran and succeeded. Sets `said` to `done`, or to the message of the error. */
  async function act(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setSaid(null);
    try {
      await work();
      if (done) setSaid({ text: done, isError: false });
      return true;
    } catch (error) {
      setSaid({ text: (error as Error).message, isError: true });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, said, setSaid, act };
}
