import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useSending } from '../../../components/form/useSending.ts';
import { toastAfterNavigation } from '../../../components/toaster/keptToast.ts';
import type { SaidToast } from '../../../components/toaster/sayToast.ts';
import { $isSignedIn } from '../../../session/session.ts';
import type { Issue } from './checks.ts';
import { useForm } from './context.ts';
import { FailedSending } from './FailedSending.tsx';
import { FormFoot } from './FormFoot.tsx';
import { addPending } from './listRules.ts';
import { refusedEntries } from './refusedEntries.ts';
import { type Sender, SenderFields } from './SenderFields.tsx';
import { type Errors, sayIssues } from './sayIssues.ts';
import { type Failed, send } from './send.ts';
import { inOrder, senderErrors } from './senderErrors.ts';
import type { Writing } from './texts.ts';
import type { Draft } from './useDraft.ts';

type Props<Written extends Writing & Partial<Sender>, Body> = {
  draft: Draft<Written>;
  /** Whether anything was written that is lost when the form is cleared. */
  isWritten: boolean;
  /** What is sent of it, or what the contract and the form itself have against it. */
  check: (
    written: Written,
    isGuest: boolean,
  ) => { body: Body | null; issues: readonly Issue[] | null; errors?: Errors };
  send: (body: Body) => Promise<unknown>;
  /** The fields in their order, in which errors are listed. */
  order: readonly string[];
  /** `failed` is said where the server said nothing. */
  said: { submit: string; failed: string };
  toasts: Record<'done' | 'failed', SaidToast['kind']>;
  /** Goes where a form leads that has done its work. */
  leave: () => Promise<void>;
  /** Brings a field into view that is not in the page at the moment. */
  onGo?: (field: string) => void;
  children: (errors: Errors) => ReactNode;
};

/** What every form of texts has in common: it is kept while it is written, checked, sent, and says what came of it. */
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
      ...sayIssues(issues ?? [], words, lang),
      ...(sender && senderErrors(sender, words.missing)),
      ...refusedEntries(refused, context),
      ...own,
    };
    if (body === null || Object.keys(errors).length > 0) return { errors: inOrder(errors, order) };
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

/** Who sends it, asked by forms that guests may send, of guests. */
function useSender({ contributorName, contributorEmail }: Partial<Sender>): Sender | null {
  const isSignedIn = useStore($isSignedIn);
  if (isSignedIn || contributorName === undefined || contributorEmail === undefined) return null;
  return { contributorName, contributorEmail };
}
