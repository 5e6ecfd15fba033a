import type { Failure } from '../../../../components/form/useSending.ts';
import { sayToast } from '../../../../components/toaster/sayToast.ts';
import { api, isUnauthorized } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { serverMessage } from '../../../../session/serverMessage.ts';
import { $session, keepUser } from '../../../../session/session.ts';
import { $profile } from '../reads.ts';
import type { ProfileDraft } from './checkProfile.ts';
import { forgetProfileDraft, keepProfileDraft } from './draft.ts';
import { splitInterests } from './interests.ts';

/** Saves a profile and shows what is saved. Answers null, or why not. */
export async function saveProfile({ interests, ...texts }: ProfileDraft): Promise<Failure | null> {
  const person = $session.get()?.person;
  if (!person) return { said: null };
  try {
    const profile = await api.call(calls.changeProfile, {
      params: { id: person.id },
      body: { ...texts, interests: splitInterests(interests) },
    });
    forgetProfileDraft();
    $profile.mutate(profile);
    void sayToast({ kind: 'profileSaved' });
    void refreshUser();
    return null;
  } catch (error) {
    // The form goes with the session.
    if (isUnauthorized(error)) keepProfileDraft(person.id, { interests, ...texts });
    const said = serverMessage(error);
    void sayToast({ kind: 'profileSaveFailed', text: said });
    return { said };
  }
}

/** The account as the server has it now. Should it not answer, what was saved is on the page all the same. */
async function refreshUser(): Promise<void> {
  await api.call(calls.getMe).then(keepUser, () => {});
}
