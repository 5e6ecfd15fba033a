import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { TextField } from '../../../../components/form/FieldFrame.tsx';
import { Form, useSending } from '../../../../components/form/Form.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { showToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { api, calls, updateUser } from '../../../../session/session.ts';
import { useProfile, useUser } from '../context.ts';
import { ActionResult, Section } from '../parts/Section.tsx';
import { $sessions } from '../reads.ts';

/** Changes the email address, which ends the other sessions. The new address is unverified until its link is opened. */
export function ChangeEmail() {
  const { lang, words } = useProfile();
  const { email: texts, password } = words;
  const user = useUser();
  const [said, setSaid] = useState('');

  const sending = useSending(async ({ email = '', currentPassword = '' }, form) => {
    setSaid('');
    if (!user) return null;
    if (email.toLowerCase() === user.email) return { errors: { email: texts.same } };
    try {
      const body = { email, currentPassword };
      const changed = await api.call(calls.changeEmail, { params: { id: user.id }, query: { lang }, body });
      updateUser({ ...user, ...changed });
      const done = fill(texts.doneText, { email: changed.email });
      setSaid(done);
      void showToast({ title: texts.done, text: done });
    } catch (error) {
      return { said: readServerMessage(error) ?? words.part.notDone };
    }
    form.reset();
    $sessions.revalidate();
    return null;
  });

  return (
    <Section title={texts.title} intro={texts.intro}>
      <Form sending={sending} submit={texts.save} busy={texts.saving} failed={texts.failed} isDisabled={!user}>
        <TextField
          label={texts.next}
          error={sending.errors.email}
          type="email"
          name="email"
          autoComplete="email"
          dir="ltr"
          required
        />
        <PasswordField name="currentPassword" label={password.current} autoComplete="current-password" required />
      </Form>
      <ActionResult>{said}</ActionResult>
    </Section>
  );
}
