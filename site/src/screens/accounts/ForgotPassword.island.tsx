import { RESET_LINK_HOURS } from '@common-ground/api/contracts/limits.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { useSending } from '../../components/form/Form.tsx';
import { screenPath } from '../../routes.ts';
import { api, calls } from '../../session/session.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm, AccountLinks } from './AccountForm.tsx';
import { Notice } from './Notice.tsx';
import { toAccountFailure } from './toAccountFailure.ts';
import type { ForgotPasswordWords } from './words.ts';

type Props = { lang: string; words: ForgotPasswordWords; form: FormWords };

/** Requests a reset link. Neither the page nor the server says whether the address has an account. */
export default function ForgotPassword({ lang, words, form }: Props) {
  const [isSent, setSent] = useState(false);
  const sending = useSending(async ({ email = '' }) => {
    try {
      await api.call(calls.requestPasswordReset, { query: { lang }, body: { email } });
    } catch (error) {
      return toAccountFailure(error, words, lang);
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
      <AccountForm sending={sending} words={words} form={form} isHidden={isSent}>
        <EmailField label={words.email} />
      </AccountForm>
      <AccountLinks>
        <a href={screenPath('login', lang)}>{words.backToSignIn}</a>
      </AccountLinks>
    </>
  );
}
