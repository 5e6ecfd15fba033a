import { RESET_LINK_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { screenPath } from '../../routes.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { failureOf } from './failureOf.ts';
import { Notice } from './Notice.tsx';
import type { ForgotPasswordWords } from './words.ts';

type Props = { lang: string; words: ForgotPasswordWords; form: FormWords };

/** Asks for a link. What it answers is the same for every address. */
export default function ForgotPassword({ lang, words, form }: Props) {
  const [isSent, setSent] = useState(false);
  const { isBusy, failure, onSubmit } = useSending(async ({ email = '' }) => {
    try {
      await api.call(calls.requestPasswordReset, { query: { lang }, body: { email } });
    } catch (error) {
      return failureOf(error, words, lang);
    }
    setSent(true);
    return null;
  });

  return (
    <>
      {isSent && (
        <Notice>
          <h2>{words.sentTitle}</h2>
          <p>{words.sent}</p>
          <p>{plural(lang, words.linkWorks, RESET_LINK_HOURS)}</p>
          <button className="button quiet" type="button" onClick={() => setSent(false)}>
            {words.another}
          </button>
        </Notice>
      )}
      <form className="form" method="post" onSubmit={onSubmit} hidden={isSent}>
        <p>{words.text}</p>
        {failure && <FailureAlert key={failure.attempt} failure={failure.reason} fallback={words.failed} />}
        <TextField
          label={words.email}
          words={form}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          required
        />
        <SubmitButton isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
      </form>
      <p className="account-links">
        <a href={screenPath('login', lang)}>{words.backToSignIn}</a>
      </p>
    </>
  );
}
