import { hasRole, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import type { OpenDeskWords } from '@common-ground/api/contracts/wording/accountsOpenDesk.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { useEffect, useState } from 'react';
import { useSending } from '../../components/form/Form.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { findDeskUserId } from '../../session/findDeskUserId.ts';
import { api, calls } from '../../session/session.ts';
import type { Person } from '../../session/storage.ts';
import { CodeField } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { replacePage } from './replacePage.ts';
import { type AccountFailure, isCodeNeeded, toAccountFailure, toCodeFailure } from './toAccountFailure.ts';
import { useWasEver } from './useWasEver.ts';
import type { LoginWords } from './words.ts';

type Props = {
  person: Person;
  /** Path in the CMS that the user wants to open. */
  from: string;
  lang: string;
  words: LoginWords;
  form: FormWords;
  deskWords: OpenDeskWords;
};

/**
 * Opens a page of the CMS for a signed-in user: at once when the browser has the cookie of the CMS, otherwise after the
 * password. Leaves only after the CMS has recognised the user, so the CMS does not send the user back here.
 */
export function OpenDesk(props: Props) {
  if (hasRole(props.person, STAFF)) return <DeskForm {...props} />;
  return <p className="mt-4">{props.deskWords.notAllowed}</p>;
}

function DeskForm({ person, from, lang, words, form, deskWords }: Props) {
  const [isChecked, setChecked] = useState(false);
  const isOpen = () => findDeskUserId().then((id) => id === person.id);

  useEffect(() => {
    isOpen().then(
      (isKnown) => (isKnown ? replacePage(from) : setChecked(true)),
      () => setChecked(true),
    );
  }, []);

  const sending = useSending<AccountFailure>(async ({ password = '', code }) => {
    try {
      await api.call(calls.openDesk, { body: { password, ...(code ? { code } : {}) } });
      if (!(await isOpen())) return { said: deskWords.refused, wait: null };
      await replacePage(from);
      return null;
    } catch (error) {
      return isCodeNeeded(error) ? toCodeFailure(error, words, lang) : toAccountFailure(error, words, lang);
    }
  });
  const asksCode = useWasEver(sending.errors.code !== undefined);

  if (!isChecked) return <p role="status">{deskWords.busy}</p>;
  return (
    <div className="mt-4 mb-6">
      <AccountForm
        sending={sending}
        words={{ text: deskWords.text, submit: deskWords.submit, busy: deskWords.busy, failed: deskWords.failed }}
        form={form}
        startsFocused
      >
        <PasswordField label={words.password} name="password" autoComplete="current-password" dir="ltr" required />
        {asksCode && <CodeField words={words} error={sending.errors.code} />}
      </AccountForm>
    </div>
  );
}
