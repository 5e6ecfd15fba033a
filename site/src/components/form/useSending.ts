import { type FormEvent, useRef, useState } from 'react';
import { useBusy } from '../task/useBusy.ts';

/**
 * Why nothing came of an attempt: what is wrong with fields, by their names, and what was said of the whole; null where the
 * server said nothing.
 */
export type Failure = { errors?: Record<string, string>; said?: string | null };

export type Sending<Failed extends Failure> = {
  isBusy: boolean;
  /** What the last attempt ended with, and which attempt it was; null after a success and before the first. */
  failure: { reason: Failed; attempt: number } | null;
  /** Of the last attempt, by the names of fields. */
  errors: Record<string, string>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * One attempt at a time: what is submitted while another is under way is dropped. `send` gets the form's fields and
 * answers why it failed, or null; a promise that never settles (the page is being left) keeps the form busy.
 */
export function useSending<Failed extends Failure = Failure>(
  send: (fields: Record<string, string>, form: HTMLFormElement) => Promise<Failed | null>,
): Sending<Failed> {
  const { isBusy, once } = useBusy();
  const attempts = useRef(0);
  const [failure, setFailure] = useState<Sending<Failed>['failure']>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void once(async () => {
      const reason = await send(readFields(form), form);
      attempts.current += 1;
      setFailure(reason && { reason, attempt: attempts.current });
    });
  }

  return { isBusy, failure, errors: failure?.reason.errors ?? {}, onSubmit };
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
