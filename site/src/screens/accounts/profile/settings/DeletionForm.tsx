import { Form } from '../../../../components/form/Form.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { useSending } from '../../../../components/form/useSending.ts';
import { useProfile } from '../context.ts';
import { deleteAccount } from './deleteAccount.ts';

/** Says what goes and what stays, and asks for the password. */
export function DeletionForm({ onKept }: { onKept: () => void }) {
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
      beside={
        <button className="button quiet" type="button" onClick={onKept}>
          {deletion.keep}
        </button>
      }
    >
      <PasswordField name="password" label={deletion.password} autoComplete="current-password" required />
    </Form>
  );
}
