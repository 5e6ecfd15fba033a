import { Alert } from '../../../../components/form/Alert.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx';
import { useSending } from '../../../../components/form/useSending.ts';
import { useProfile } from '../context.ts';
import { deleteAccount } from './deleteAccount.ts';

/** Says what goes and what stays, and asks for the password. */
export function DeletionForm({ onKept }: { onKept: () => void }) {
  const { lang, words, formWords } = useProfile();
  const { deletion, part } = words;
  const deleting = useSending(async ({ password = '' }) => {
    const reason = await deleteAccount(password, lang);
    return reason === '' ? part.notDone : reason;
  });
  return (
    <form className="form" onSubmit={deleting.onSubmit}>
      <p>{deletion.goes}</p>
      <p>{deletion.stays}</p>
      <p>
        <strong>{deletion.text}</strong>
      </p>
      {deleting.failure && (
        <Alert key={deleting.failure.attempt}>
          <strong>{deletion.failed}</strong>
          <p>{deleting.failure.reason}</p>
        </Alert>
      )}
      <PasswordField
        name="password"
        label={deletion.password}
        words={formWords}
        autoComplete="current-password"
        required
      />
      <div className="buttons danger">
        <SubmitButton isBusy={deleting.isBusy} busyLabel={deletion.deleting}>
          {deletion.confirm}
        </SubmitButton>
        <button className="button quiet" type="button" onClick={onKept}>
          {deletion.keep}
        </button>
      </div>
    </form>
  );
}
