import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import '../../styles/late.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { WithConnection } from '../needs-connection/WithConnection.tsx';
import { useBusy } from '../task/useBusy.ts';
import { type Parts, Text } from '../text/Text.tsx';
import { Alert } from './Alert.tsx';
import { inactive } from './looks.ts';

type ToolFormProps<Failed extends Failure> = ComponentProps<typeof Form<Failed>> & {
  cancel: string;
  onCancel: () => void;
};

const looks = 'form w-full max-w-measure flex-[1_1_100%] rounded-soft border border-line bg-sunken px-5 py-4';

/** A form that opens beside the content it is about, with the focus in it. */
export function ToolForm<Failed extends Failure>(form: ToolFormProps<Failed>) {
  return <Form className={looks} noValidate startsFocused {...form} />;
}

type Props<Failed extends Failure> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref' | 'children'> & {
  children?: Parts;
  sending: Sending<Failed>;
  submit: string;
  busy: string;
  intro?: Parts;
  /**
   * Content of the alert: a title above `said`, or a function that returns all of it. Without `said` no alert is shown.
   */
  failed: string | ((reason: Failed) => Parts | string);
  cancel?: string;
  onCancel?: () => void;
  /** Content in place of the buttons, such as a question before sending. */
  held?: Parts;
  buttonsClass?: string;
  /** Whether the form takes the focus when it opens: its first field, else its first element with `tabindex="-1"`. */
  startsFocused?: boolean;
  /** Whether there is nothing to send yet. */
  isDisabled?: boolean;
  /** Whether a form that is sent offline waits for a connection. */
  worksOffline?: boolean;
};

/** A form with its button. After a failure the alert takes the focus, or without an alert the first wrong field. */
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
 * Errors by field name. `said` is the text for the whole form: null when the server sent none, undefined for no alert.
 */
export type Failure = { errors?: Record<string, string>; said?: string | null };

export type Sending<Failed extends Failure> = {
  isBusy: boolean;
  /** Failure of the last attempt and its number; null after a success and before the first attempt. */
  failure: { reason: Failed; attempt: number } | null;
  errors: Record<string, string>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Sends a form, and ignores a submission during another. `send` resolves to the failure, or to null or undefined after
 * a success. If its promise never settles (the page is being left), the form stays busy.
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
  isBusy: boolean;
  busyLabel: string;
  isDisabled?: boolean | undefined;
  /** Whether the button needs no `WithConnection`: its action works offline, or its content shows that it does not. */
  worksOffline?: boolean | undefined;
};

/**
 * The button is disabled until the script has loaded, so that the browser does not submit the form by itself. While
 * busy it stays enabled, because a disabled button loses the focus.
 */
export function SubmitButton({ children, isBusy, busyLabel, isDisabled = false, worksOffline }: SubmitButtonProps) {
  const isAlive = useHydrated();
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
