import { useRef, useState } from 'react';

/** One piece of work at a time: what is asked for while another is under way is dropped. */
export function useBusy() {
  // Two presses may come before the first is drawn.
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
