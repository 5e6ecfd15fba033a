import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { Form, useSending } from '../../../../components/form/Form.tsx';
import { dangerous } from '../../../../components/form/looks.ts';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { toastAfterNavigation } from '../../../../components/toaster/keptToast.ts';
import { homePath } from '../../../../routes.ts';
import { isQueued } from '../../../../session/offline/queueSign.ts';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { $userId, api, calls, leaveByChoice } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';

export function DeleteAccount() {
  const { words } = useProfile();
  const { deletion } = words;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Section title={deletion.title} intro={deletion.text}>
      <button className={dangerous} type="button" onClick={() => setAsking(true)}>
        {deletion.open}
      </button>
      <Dialog title={deletion.dialogTitle} isOpen={isAsking} onClose={close}>
        <DeletionForm onKept={close} />
      </Dialog>
    </Section>
  );
}

function DeletionForm({ onKept }: { onKept: () => void }) {
  const { lang, words } = useProfile();
  const { deletion, part } = words;
  const sending = useSending(async ({ password = '' }) => ({
    said: (await deleteAccount(password, lang)) ?? part.notDone,
  }));
  return (
    <Form
      sending={sending}
      submit={deletion.confirm}
      busy={deletion.deleting}
      intro={
        <>
          <p>{deletion.goes}</p>
          <p>{deletion.stays}</p>
          <p>
            <strong>{deletion.text}</strong>
          </p>
        </>
      }
      failed={deletion.failed}
      buttonsClass="buttons danger [&>[type=submit]]:border-danger [&>[type=submit]]:bg-danger [&>[type=submit]]:text-surface"
      cancel={deletion.keep}
      onCancel={onKept}
    >
      <PasswordField name="password" label={deletion.password} autoComplete="current-password" required />
    </Form>
  );
}

/**
 * Deletes the account, its queued requests and its session in this browser, and navigates home. Resolves only when
 * that fails: to the server's message, or null without one.
 */
async function deleteAccount(password: string, lang: string): Promise<string | null> {
  const id = $userId.get();
  if (id === null) return null;
  try {
    await api.call(calls.deleteAccount, { params: { id }, body: { password } });
  } catch (error) {
    return readServerMessage(error);
  }
  await deleteQueuedWrites(id);
  toastAfterNavigation({ kind: 'accountDeleted' });
  location.assign(homePath(lang));
  leaveByChoice();
  return new Promise(() => {});
}

/** Deletes requests of the deleted account that still wait to be sent. */
async function deleteQueuedWrites(id: number): Promise<void> {
  if (!isQueued()) return;
  await import('../../../../session/offline/queue.ts').then((queue) => queue.deleteUserWrites(id)).catch(() => {});
}
