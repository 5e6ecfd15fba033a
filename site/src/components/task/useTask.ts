import { useRef, useState } from 'react';
import { serverMessage } from '../../session/serverMessage.ts';

export type Task<Given extends unknown[]> = {
  isBusy: boolean;
  /** Why it failed, in the reader's language; null while it runs and after it went well. */
  reason: string | null;
  run: (...given: Given) => Promise<void>;
};

/** Something that a button starts and that may fail: one at a time. `notDone` is said where the server said nothing. */
export function useTask<Given extends unknown[]>(
  task: (...given: Given) => Promise<void>,
  notDone: string,
): Task<Given> {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function run(...given: Given): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setReason(null);
    try {
      await task(...given);
    } catch (error) {
      setReason(serverMessage(error) ?? notDone);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, reason, run };
}
