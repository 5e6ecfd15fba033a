import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { Alert } from '../../../components/form/Alert.tsx';
import { useSending } from '../../../components/form/Form.tsx';
import { SignInAgain } from '../../../components/form/SendFailed.tsx';
import type { Parts } from '../../../components/text/Text.tsx';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import type { CatalogueToast } from '../../../components/toaster/toast.ts';
import { $isSignedIn } from '../../../session/session.ts';
import type { Draft } from '../../../session/useDraft.ts';
import type { Issue } from './checks.ts';
import { FormFoot } from './FormFoot.tsx';
import { useForm } from './FormFrame.tsx';
import { addPending, refusedEntries } from './listRules.ts';
import { type Sender, SenderFields } from './SenderFields.tsx';
import { type Failed, send } from './send.ts';
import type { Writing } from './texts.ts';
import { type Errors, toErrors } from './toErrors.ts';

type Props<Written extends Writing & Partial<Sender>, Body> = {
  draft: Draft<Written>;
  /** Whether clearing the form would lose text. */
  isWritten: boolean;
  /** Returns the request body, the issues found by the contract, and the errors found by the form itself. */
  check: (
    written: Written,
    isGuest: boolean,
  ) => { body: Body | null; issues: readonly Issue[] | null; errors?: Errors };
  send: (body: Body) => Promise<unknown>;
  /** Names of the fields in their order, which is the order of the listed errors. */
  order: readonly string[];
  /** `failed` is the message shown when the server sent none. */
  said: { submit: string; failed: string };
  toasts: Record<'done' | 'failed', CatalogueToast['kind']>;
  /** Navigates away after the form was sent. */
  leave: () => Promise<void>;
  /** Called before a field gets the focus, to render a field that is not on the page. */
  onGo?: (field: string) => void;
  children: (errors: Errors) => Parts;
};

/** Checks a draft and sends it. Shows the errors of its fields, or why sending failed. */
export function ContributionForm<Written extends Writing & Partial<Sender>, Body>({
  draft,
  isWritten,
  check,
  order,
  said,
  toasts,
  onGo,
  children,
  ...then
}: Props<Written, Body>) {
  const context = useForm();
  const { lang, words } = context;
  const { value, change, forget, isKept } = draft;
  const sender = useSender(value);

  const { isBusy, failure, onSubmit } = useSending<Failed>(async () => {
    const { refused, ...writing } = addPending(value);
    change(writing as Partial<Written>);
    const { body, issues, errors: own } = check({ ...value, ...writing }, sender !== null);
    const errors = {
      ...toErrors(issues ?? [], words, lang),
      ...(sender && senderErrors(sender, words.missing)),
      ...refusedEntries(refused, context),
      ...own,
    };
    if (body === null || Object.keys(errors).length > 0) return { errors: sortErrors(errors, order) };
    const failed = await send({ call: () => then.send(body), fallback: said.failed, toast: toasts.failed, context });
    if (failed) return failed;
    forget();
    toastAfterNavigation({ kind: toasts.done });
    await then.leave();
    return null;
  });
  const failed = failure?.reason;
  const errors = failed?.errors ?? {};

  return (
    <form className="form contribution-form max-w-[44rem] gap-8" noValidate onSubmit={onSubmit}>
      {failed && <FailedSending key={failure.attempt} failed={failed} onGo={onGo} />}
      {children(errors)}
      {sender && <SenderFields sender={sender} errors={errors} onChange={(part) => change(part as Partial<Written>)} />}
      <FormFoot submit={said.submit} isBusy={isBusy} isKept={isKept} isWritten={isWritten} onReset={forget} />
    </form>
  );
}

/** Returns the sender's data. Null for signed-in users and for forms that do not ask for it. */
function useSender({ contributorName, contributorEmail }: Partial<Sender>): Sender | null {
  const isSignedIn = useStore($isSignedIn);
  if (isSignedIn || contributorName === undefined || contributorEmail === undefined) return null;
  return { contributorName, contributorEmail };
}

/** Lists errors as links to their fields, or shows why sending failed. */
function FailedSending({ failed, onGo }: { failed: Failed; onGo?: ((field: string) => void) | undefined }) {
  const { lang, words } = useForm();
  if (failed.said)
    return (
      <Alert>
        <p>{failed.said}</p>
        {failed.wait && <p>{failed.wait}</p>}
        <p>{words.kept}</p>
        {failed.isSignedOut && <SignInAgain lang={lang} />}
      </Alert>
    );
  const errors = Object.entries(failed.errors ?? {});

  function goToField(event: MouseEvent, field: string) {
    // Following the link would replace the hash, which on some pages keeps the form open.
    event.preventDefault();
    onGo?.(field);
    document.getElementById(`field-${field}`)?.focus();
  }

  return (
    <Alert>
      <p>
        <strong>{plural(lang, words.summaryTitle, errors.length)}</strong>
      </p>
      <ul className="mt-[0.35rem] [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:text-inherit">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#field-${field}`} onClick={(event) => goToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Returns errors for a missing name or email address of a guest. The contract cannot tell guests from users. */
function senderErrors(sender: Sender, missing: Record<keyof Sender, string>): Errors {
  const names = ['contributorName', 'contributorEmail'] as const;
  return Object.fromEntries(names.filter((name) => !sender[name].trim()).map((name) => [name, missing[name]]));
}

function sortErrors(errors: Errors, fields: readonly string[]): Errors {
  const findFieldPlace = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => findFieldPlace(one) - findFieldPlace(other)),
  );
}
