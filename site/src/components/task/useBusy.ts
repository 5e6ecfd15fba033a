import { useRef, useState } from 'react';

/** Runs one piece of work at a time: a call during another is dropped. */
export function useBusy() {
  // A second press may come before React has rendered the result of the first.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, once };
}
