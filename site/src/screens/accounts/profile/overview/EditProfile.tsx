import type { Profile } from '@common-ground/api/contracts/accounts/accounts.ts';
import { BIO_LENGTH, INTERESTS, LOCATION_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../../components/form/Alert.tsx';
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useSending } from '../../../../components/form/useSending.ts';
import { useProfile } from '../context.ts';
import { checkProfile, type Draft, type FieldErrors } from './checkProfile.ts';
import { readDraft } from './draft.ts';
import { joinInterests } from './interests.ts';
import { saveProfile } from './saveProfile.ts';

type Props = { profile: Profile; onDone: () => void };

/** The form of the overview. Whatever becomes of saving, what was typed stays until it is saved or cancelled. */
export function EditProfile({ profile, onDone }: Props) {
  const { lang, words, formWords } = useProfile();
  const form = useRef<HTMLFormElement>(null);
  const [restored] = useState(readDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const first = restored ?? { ...profile, interests: joinInterests(profile.interests) };

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const saving = useSending(async (fields) => {
    const draft = fields as Draft;
    const found = checkProfile(draft, words.form, lang);
    setErrors(found);
    const wrong = Object.keys(found)[0];
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return null;
    }
    const reason = await saveProfile(draft);
    if (reason === null) onDone();
    return reason;
  });

  const field = (name: keyof Draft) => ({
    name,
    label: words.overview[name],
    words: formWords,
    error: errors[name],
    defaultValue: first[name],
  });
  return (
    <form className="form profile-form" noValidate ref={form} onSubmit={saving.onSubmit}>
      {restored && <p className="hint">{words.form.restored}</p>}
      {saving.failure && (
        <Alert key={saving.failure.attempt}>
          <strong>{words.form.failed}</strong>
          <p>{saving.failure.reason || words.form.failedText}</p>
          <p>{words.form.kept}</p>
        </Alert>
      )}
      <TextAreaField {...field('bio')} rows={5} hint={plural(lang, words.form.atMost, BIO_LENGTH)} />
      <TextField {...field('location')} hint={plural(lang, words.form.atMost, LOCATION_LENGTH)} />
      <TextField {...field('website')} type="url" dir="ltr" autoComplete="url" hint={words.form.websiteHint} />
      <TextField {...field('interests')} hint={plural(lang, words.form.interestsHint, INTERESTS)} />
      <SubmitButton isBusy={saving.isBusy} busyLabel={words.form.saving}>
        {words.form.save}
      </SubmitButton>
    </form>
  );
}
