import { toastAfterNavigation } from '../../../../components/toaster/keptToast.ts';
import { homePath } from '../../../../routes.ts';
import { api } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { serverMessage } from '../../../../session/serverMessage.ts';
import { $userId, leave } from '../../../../session/session.ts';
import { forgetProfileDraft } from '../overview/draft.ts';

/**
 * Deletes the account, forgets everything of it in this browser and goes home, which nothing follows. Or answers why it was
 * not deleted: what the server said, null where it said nothing.
 */
export async function deleteAccount(password: string, lang: string): Promise<string | null> {
  const id = $userId.get();
  if (id === null) return null;
  try {
    await api.call(calls.deleteAccount, { params: { id }, body: { password } });
  } catch (error) {
    return serverMessage(error);
  }
  toastAfterNavigation({ kind: 'accountDeleted' });
  forgetProfileDraft();
  location.assign(homePath(lang));
  leave();
  return new Promise(() => {});
}
