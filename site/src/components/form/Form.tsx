import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import '../../styles/late.ts';
import { Alert } from './Alert.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { Failure, Sending } from './useSending.ts';

type Props<Failed extends Failure> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  sending: Sending<Failed>;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  busy: string;
  /** Above what is said of a failure. */
  intro?: ReactNode;
  /** Of an attempt that failed for more than a field: the first words, which what was said follows, or all of it. */
  failed: string | ((reason: Failed) => ReactNode);
  /** What stands beside the button, in a row with it. */
  beside?: ReactNode;
  buttonsClass?: string;
  /** Whether the first field is to be written in at once. */
  startsFocused?: boolean;
};

/** A form with its button. Where fields are wrong the first of them takes the focus; else what is said of the failure does. */
export function Form<Failed extends Failure>({
  sending: { failure, isBusy, onSubmit },
  submit,
  busy,
  intro,
  failed,
  beside,
  buttonsClass = 'buttons',
  startsFocused,
  children,
  ...form
}: Props<Failed>) {
  const box = useRef<HTMLFormElement>(null);
  const said = failure && failure.reason.said !== undefined && sayFailed(failed, failure.reason);
  useEffect(() => {
    if (startsFocused) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  useEffect(() => {
    const [wrong] = Object.keys(failure?.reason.errors ?? {});
    if (wrong && !said) box.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [failure]);
  const button = (
    <SubmitButton isBusy={isBusy} busyLabel={busy}>
      {submit}
    </SubmitButton>
  );
  return (
    <form className="form" {...form} onSubmit={onSubmit} ref={box}>
      {intro}
      {said && <Alert key={failure.attempt}>{said}</Alert>}
      {children}
      {beside ? (
        <div className={buttonsClass}>
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

function sayFailed<Failed extends Failure>(failed: Props<Failed>['failed'], reason: Failed): ReactNode {
  if (typeof failed !== 'string') return failed(reason);
  return (
    <>
      <strong>{failed}</strong>
      <p>{reason.said}</p>
    </>
  );
}
