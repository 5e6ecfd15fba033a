import type { Profile } from '@common-ground/api/contracts/accounts/accounts.ts';
import { BIO_LENGTH, INTERESTS, LOCATION_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Form } from '../../../../components/form/Form.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useSending } from '../../../../components/form/useSending.ts';
import { useProfile } from '../context.ts';
import { checkProfile, type ProfileDraft } from './checkProfile.ts';
import { readProfileDraft } from './draft.ts';
import { joinInterests } from './interests.ts';
import { saveProfile } from './saveProfile.ts';

type Props = { profile: Profile; onDone: () => void };

/** The form of the overview. Whatever becomes of saving, what was typed stays until it is saved or cancelled. */
export function EditProfile({ profile, onDone }: Props) {
  const { lang, words } = useProfile();
  const [restored] = useState(readProfileDraft);
  const first = restored ?? { ...profile, interests: joinInterests(profile.interests) };

  const sending = useSending(async (fields) => {
    const draft = fields as ProfileDraft;
    const errors = checkProfile(draft, words.form, lang);
    if (Object.keys(errors).length > 0) return { errors };
    const failure = await saveProfile(draft);
    if (!failure) onDone();
    return failure;
  });

  const field = (name: keyof ProfileDraft) => ({
    name,
    label: words.overview[name],
    error: sending.errors[name],
    defaultValue: first[name],
  });
  return (
    <Form
      className="form profile-form max-w-measure"
      noValidate
      startsFocused
      sending={sending}
      submit={words.form.save}
      busy={words.form.saving}
      intro={restored && <p className="hint">{words.form.restored}</p>}
      failed={({ said }) => (
        <>
          <strong>{words.form.failed}</strong>
          <p>{said ?? words.form.failedText}</p>
          <p>{words.form.kept}</p>
        </>
      )}
    >
      <TextAreaField {...field('bio')} rows={5} hint={plural(lang, words.form.atMost, BIO_LENGTH)} />
      <TextField {...field('location')} hint={plural(lang, words.form.atMost, LOCATION_LENGTH)} />
      <TextField {...field('website')} type="url" dir="ltr" autoComplete="url" hint={words.form.websiteHint} />
      <TextField {...field('interests')} hint={plural(lang, words.form.interestsHint, INTERESTS)} />
    </Form>
  );
}
