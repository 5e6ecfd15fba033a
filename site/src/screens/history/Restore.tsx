import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { ToolForm } from '../../components/form/Form.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { $session, api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useHistory } from './context.ts';

/** Lets editors propose the texts of an earlier version, which go through review like any other edit. */
export function Restore({ revisionId, date }: { revisionId: number; date: string }) {
  const session = useStore($session);
  const { words } = useHistory();
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  // An open form stays after the session ended, so that its text is not lost.
  if (state !== 'open' && (!session || !hasRole(session.person, EDITORS))) return null;
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
  const { id, lang, words } = useHistory();
  const { history, tools } = words;
  const draft = useDraft(`restore-${revisionId}`, { editSummary: '' });
  const sending = useSendingText({ lang }, async () => {
    const { editSummary } = draft.value;
    if (!editSummary.trim()) return { errors: { editSummary: history.summaryNeeded } };
    await api.call(calls.restoreRevision, { params: { id, revisionId }, body: { editSummary } });
    draft.forget();
    onDone();
  });
  return (
    <ToolForm
      sending={sending}
      submit={history.propose}
      busy={tools.sending}
      failed={(failed) => <SendFailed title={history.restoreFailed} words={tools} failed={failed} lang={lang} />}
      cancel={tools.cancel}
      onCancel={onCancel}
    >
      <TextField
        label={history.editSummary}
        hint={history.restoreHint}
        error={sending.errors.editSummary}
        {...draft.field('editSummary')}
        maxLength={EDIT_SUMMARY_LENGTH}
        required
      />
    </ToolForm>
  );
}
