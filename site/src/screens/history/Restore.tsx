import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTool } from '../../components/condition-tools/context.ts';
import { Alert } from '../../components/form/Alert.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { $session } from '../../session/session.ts';

/** For editors: proposes the texts of an earlier version, which go through review like any other edit. */
export function Restore({ revisionId, date }: { revisionId: number; date: string }) {
  const session = useStore($session);
  const { words } = useTool();
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  if (!session || !hasRole(session.person, EDITORS)) return null;
  const { restore, restoreOf, proposed } = words.history;
  if (state === 'done') return <p role="status">{proposed}</p>;
  return (
    <>
      <button
        className="button quiet"
        type="button"
        ref={opener}
        aria-expanded={state === 'open'}
        aria-label={fill(restoreOf, { date })}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        {restore}
      </button>
      {state === 'open' && (
        <RestoreForm
          revisionId={revisionId}
          onDone={() => setState('done')}
          onCancel={() => {
            opener.current?.focus();
            setState('closed');
          }}
        />
      )}
    </>
  );
}

type FormProps = { revisionId: number; onDone: () => void; onCancel: () => void };

function RestoreForm({ revisionId, onDone, onCancel }: FormProps) {
  const { id, lang, words, formWords } = useTool();
  const { history, tools } = words;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { isBusy, failure, onSubmit } = useSending(async ({ editSummary = '' }) => {
    if (!editSummary.trim()) return { field: history.summaryNeeded };
    try {
      await api.call(calls.restoreRevision, { params: { id, revisionId }, body: { editSummary } });
    } catch (error) {
      return { all: serverMessage(error, lang) ?? tools.notDone };
    }
    onDone();
    return null;
  });
  const reason: { field?: string; all?: string } | undefined = failure?.reason;
  return (
    <form className="form tool-form" noValidate onSubmit={onSubmit} ref={form}>
      {reason?.all && (
        <Alert key={failure?.attempt}>
          <strong>{history.restoreFailed}</strong>
          <p>{reason.all}</p>
        </Alert>
      )}
      <TextField
        label={history.editSummary}
        words={formWords}
        hint={history.restoreHint}
        error={reason?.field}
        name="editSummary"
        maxLength={EDIT_SUMMARY_LENGTH}
        required
      />
      <div className="buttons">
        <SubmitButton isBusy={isBusy} busyLabel={tools.sending}>
          {history.propose}
        </SubmitButton>
        <button className="button quiet" type="button" onClick={onCancel}>
          {tools.cancel}
        </button>
      </div>
    </form>
  );
}
