import { PASSWORD_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useRef, useState } from 'react';
import { Alert } from '../../../../components/form/Alert.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx';
import { useSending } from '../../../../components/form/useSending.ts';
import { showToast } from '../../../../components/toaster/showToast.ts';
import { api } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { serverMessage } from '../../../../session/serverMessage.ts';
import { keep } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { $sessions } from '../reads.ts';
import { checkPasswords, type PasswordError, type Passwords } from './checkPasswords.ts';

/** Changing it ends every session; the answer has a new one, which this browser goes on with. */
export function ChangePassword() {
  const { lang, words, formWords } = useProfile();
  const { password } = words;
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<PasswordError | null>(null);
  const [said, setSaid] = useState('');

  const changing = useSending(async (fields) => {
    const given = fields as Passwords;
    const found = checkPasswords(given, password, lang);
    setWrong(found);
    setSaid('');
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
      return null;
    }
    const { currentPassword, newPassword } = given;
    try {
      keep(await api.call(calls.changePassword, { query: { lang }, body: { currentPassword, newPassword } }));
    } catch (error) {
      return serverMessage(error) ?? words.part.notDone;
    }
    form.current?.reset();
    $sessions.revalidate();
    setSaid(`${password.done}. ${password.doneText}`);
    void showToast({ title: password.done, text: password.doneText });
    return null;
  });

  const field = (name: keyof Passwords) => ({
    name,
    words: formWords,
    required: true,
    error: wrong?.field === name ? wrong.message : null,
  });
  return (
    <Section title={password.title} intro={password.intro}>
      <form className="form" ref={form} onSubmit={changing.onSubmit}>
        {changing.failure && (
          <Alert key={changing.failure.attempt}>
            <strong>{password.failed}</strong>
            <p>{changing.failure.reason}</p>
          </Alert>
        )}
        <PasswordField {...field('currentPassword')} label={password.current} autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label={password.next}
          hint={plural(lang, password.hint, PASSWORD_LENGTH)}
          autoComplete="new-password"
        />
        <PasswordField {...field('again')} label={password.again} autoComplete="new-password" />
        <SubmitButton isBusy={changing.isBusy} busyLabel={password.saving}>
          {password.save}
        </SubmitButton>
      </form>
      <Said>{said}</Said>
    </Section>
  );
}
