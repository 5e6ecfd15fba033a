import { type FormEvent, useRef, useState } from 'react';

export type Sending<Failure> = {
  isBusy: boolean;
  /** What the last attempt ended with, and which attempt it was; null after a success and before the first. */
  failure: { reason: Failure; attempt: number } | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * One attempt at a time: what is submitted while another is under way is dropped. `send` gets the form's fields and
 * answers why it failed, or null; a promise that never settles (the page is being left) keeps the form busy.
 */
export function useSending<Failure>(
  send: (fields: Record<string, string>) => Promise<Failure | null>,
): Sending<Failure> {
  const isUnderWay = useRef(false);
  const attempts = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Sending<Failure>['failure']>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const reason = await send(readFields(event.currentTarget));
      attempts.current += 1;
      setFailure(reason === null ? null : { reason, attempt: attempts.current });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, onSubmit: (event) => void onSubmit(event) };
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
