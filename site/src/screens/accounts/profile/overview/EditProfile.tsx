import type { Profile } from '@common-ground/api/contracts/accounts/accounts.ts';
import { BIO_LENGTH, INTERESTS, LOCATION_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { DraftNote } from '../../../../components/form/DraftNote.tsx';
import { TextField } from '../../../../components/form/FieldFrame.tsx';
import { type Failure, Form, useSending } from '../../../../components/form/Form.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { showCatalogueToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { $session, api, calls, updateUser } from '../../../../session/session.ts';
import { useDraft } from '../../../../session/useDraft.ts';
import { useProfile } from '../context.ts';
import { $profile } from '../reads.ts';
import { checkProfile, joinInterests, PROFILE_DRAFT, type ProfileDraft, splitInterests } from './checkProfile.ts';

type Props = { profile: Profile; onDone: () => void };

/** Edits the profile. The text stays until it is saved or cancelled, also after a failed save. */
export function EditProfile({ profile, onDone }: Props) {
  const { lang, words } = useProfile();
  const { bio, location, website, interests } = profile;
  const draft = useDraft<ProfileDraft>(PROFILE_DRAFT, { bio, location, website, interests: joinInterests(interests) });

  const sending = useSending(async () => {
    const errors = checkProfile(draft.value, words.form, lang);
    if (Object.keys(errors).length > 0) return { errors };
    const failure = await saveProfile(draft.value);
    // The caller deletes the draft when it closes the form.
    if (!failure) onDone();
    return failure;
  });

  const field = (name: keyof ProfileDraft) => ({
    ...draft.field(name),
    label: words.overview[name],
    error: sending.errors[name],
  });
  return (
    <Form
      className="form profile-form max-w-measure"
      noValidate
      startsFocused
      sending={sending}
      submit={words.form.save}
      busy={words.form.saving}
      intro={<DraftNote draft={draft} restored={words.form.restored} />}
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

/** Saves the profile and shows the saved one. Returns null, or the failure. */
async function saveProfile({ interests, ...texts }: ProfileDraft): Promise<Failure | null> {
  const person = $session.get()?.person;
  if (!person) return { said: null };
  try {
    const profile = await api.call(calls.changeProfile, {
      params: { id: person.id },
      body: { ...texts, interests: splitInterests(interests) },
    });
    $profile.mutate(profile);
    void showCatalogueToast({ kind: 'profileSaved' });
    // The page already shows the saved profile, so a failure of this request does not matter.
    void api.call(calls.getMe).then(updateUser, () => {});
    return null;
  } catch (error) {
    const said = readServerMessage(error);
    void showCatalogueToast({ kind: 'profileSaveFailed', text: said });
    return { said };
  }
}
