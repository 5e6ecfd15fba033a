import { MIN_PASSWORD_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Form, useSending } from '../../../../components/form/Form.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { showToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { api, calls, startSession } from '../../../../session/session.ts';
import { checkPassword, fillPasswordLength } from '../../checkRegistration.ts';
import { useProfile } from '../context.ts';
import { ActionResult, Section } from '../parts/Section.tsx';
import { $sessions } from '../reads.ts';

/** Changes the password, which ends every session. The response has a new session, which this browser stores. */
export function ChangePassword() {
  const { lang, words } = useProfile();
  const { password } = words;
  const [said, setSaid] = useState('');

  const sending = useSending(async (fields, form) => {
    setSaid('');
    const errors = checkPasswords(fields, password, lang);
    if (errors) return { errors };
    const { currentPassword = '', newPassword = '' } = fields;
    try {
      startSession(await api.call(calls.changePassword, { query: { lang }, body: { currentPassword, newPassword } }));
    } catch (error) {
      return { said: readServerMessage(error) ?? words.part.notDone };
    }
    form.reset();
    $sessions.revalidate();
    setSaid(`${password.done}. ${password.doneText}`);
    void showToast({ title: password.done, text: password.doneText });
    return null;
  });
  const { errors } = sending;
  const isNew = { autoComplete: 'new-password', required: true } as const;

  return (
    <Section title={password.title} intro={password.intro}>
      <Form sending={sending} submit={password.save} busy={password.saving} failed={password.failed}>
        <PasswordField name="currentPassword" label={password.current} autoComplete="current-password" required />
        <PasswordField
          {...isNew}
          name="newPassword"
          label={password.next}
          hint={plural(lang, password.hint, MIN_PASSWORD_LENGTH)}
          error={errors.newPassword}
        />
        <PasswordField {...isNew} name="again" label={password.again} error={errors.again} />
      </Form>
      <ActionResult>{said}</ActionResult>
    </Section>
  );
}

/** Returns the first broken rule of a new password by its field, or null. */
export function checkPasswords(
  { newPassword = '', again = '' }: Record<string, string>,
  words: Pick<ProfileWords['password'], 'mismatch' | 'tooShort'>,
  lang: string,
): Record<string, string> | null {
  const refused = checkPassword({ password: newPassword, confirmPassword: again });
  if (refused === 'passwordsDiffer') return { again: words.mismatch };
  return refused && { newPassword: fillPasswordLength(words.tooShort, lang) };
}
