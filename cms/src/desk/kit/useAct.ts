import { useState } from 'react';

/** What came of something, for whoever pressed the button. */
export type Said = { text: string; isError: boolean };

/** One thing at a time: while it is done nothing else is begun, and what came of it is said. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  /** @returns whether it was done; why it was not is said in the words of its error. */
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
