import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import '../../styles/late.ts';
import { useAlive } from '../../islands/useAlive.ts';
import { WithConnection } from '../needs-connection/WithConnection.tsx';
import { useBusy } from '../task/useBusy.ts';
import type { Parts } from '../text/Parts.ts';
import { Text } from '../text/Text.tsx';
import { Alert } from './Alert.tsx';
import { inactive } from './looks.ts';

type Props<Failed extends Failure> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref' | 'children'> & {
  children?: Parts;
  sending: Sending<Failed>;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  busy: string;
  /** Above what is said of a failure. */
  intro?: Parts;
  /** Of an attempt that failed for more than a field: the first words, which what was said follows, or all of it. */
  failed: string | ((reason: Failed) => Parts | string);
  /** What the button says that stands beside the other and closes the form. */
  cancel?: string;
  onCancel?: () => void;
  /** What is asked before anything is sent, in the place of the buttons; they are back once it is answered. */
  held?: Parts;
  buttonsClass?: string;
  /** Whether the first field is to be written in at once, or where there is none, what takes the focus is to be read. */
  startsFocused?: boolean;
  /** Whether there is nothing to send yet. */
  isDisabled?: boolean;
  /** Whether what is sent without a connection waits until there is one. */
  worksOffline?: boolean;
};

/** A form with its button. Where fields are wrong the first of them takes the focus; else what is said of the failure does. */
export function Form<Failed extends Failure>({
  sending: { failure, isBusy, onSubmit },
  submit,
  busy,
  intro,
  failed,
  cancel,
  onCancel,
  held,
  buttonsClass = 'buttons',
  startsFocused,
  isDisabled,
  worksOffline,
  children,
  ...form
}: Props<Failed>) {
  const box = useRef<HTMLFormElement>(null);
  const said = failure && failure.reason.said !== undefined && sayFailed(failed, failure.reason);
  useEffect(() => {
    if (!startsFocused) return;
    const part = (which: string) => box.current?.querySelector<HTMLElement>(which);
    (part('input, select, textarea') ?? part('[tabindex="-1"]'))?.focus();
  }, []);
  useEffect(() => {
    const [wrong] = Object.keys(failure?.reason.errors ?? {});
    if (wrong && !said) box.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [failure]);
  const button = (
    <SubmitButton isBusy={isBusy} busyLabel={busy} isDisabled={isDisabled} worksOffline={worksOffline}>
      {submit}
    </SubmitButton>
  );
  return (
    <form className="form" {...form} onSubmit={onSubmit} ref={box}>
      {intro}
      {said && <Alert key={failure.attempt}>{said}</Alert>}
      {children}
      {held ??
        (cancel ? (
          <div className={buttonsClass}>
            {button}
            <button className="button quiet" type="button" onClick={onCancel}>
              {cancel}
            </button>
          </div>
        ) : (
          button
        ))}
    </form>
  );
}

function sayFailed<Failed extends Failure>(failed: Props<Failed>['failed'], reason: Failed): Parts | string {
  if (typeof failed !== 'string') return failed(reason);
  return (
    <>
      <strong>{failed}</strong>
      <p>{reason.said}</p>
    </>
  );
}

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
 * answers why it failed, if it did; a promise that never settles (the page is being left) keeps the form busy.
 */
export function useSending<Failed extends Failure = Failure>(
  send: (fields: Record<string, string>, form: HTMLFormElement) => Promise<Failed | null | undefined>,
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
      setFailure(reason ? { reason, attempt: attempts.current } : null);
    });
  }

  return { isBusy, failure, errors: failure?.reason.errors ?? {}, onSubmit };
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

type SubmitButtonProps = {
  children: string;
  /** While it is set, `busyLabel` is shown and nothing can be sent a second time. */
  isBusy: boolean;
  busyLabel: string;
  isDisabled?: boolean | undefined;
  /** Whether it does its work without a connection, or says itself that it does not. */
  worksOffline?: boolean | undefined;
};

/**
 * Sends its form. Before the script is there it is disabled, which keeps the browser from sending the form by itself, by
 * the Enter key too. While busy it only says so: a button that is disabled then would lose the focus.
 */
export function SubmitButton({ children, isBusy, busyLabel, isDisabled = false, worksOffline }: SubmitButtonProps) {
  const isAlive = useAlive();
  const label = isBusy ? busyLabel : children;
  return (
    <button
      className={`button ${isDisabled ? inactive : ''}`}
      type="submit"
      disabled={!isAlive || isDisabled}
      aria-disabled={isBusy || undefined}
    >
      {isBusy || worksOffline ? <Text>{label}</Text> : <WithConnection>{label}</WithConnection>}
    </button>
  );
}
