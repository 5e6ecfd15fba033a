import type { ListedUser } from '@common-ground/api/contracts/accounts/users.ts';
import type { AdminDashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { Form } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { writeMoment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { useDraft } from '../../session/useDraft.ts';

export const opener = 'min-h-target cursor-pointer py-2 font-semibold text-action';

export type PartProps = {
  user: ListedUser;
  lang: string;
  words: AdminDashboardWords;
  onDone: (user: ListedUser, said: string) => void;
};

// Copies values of the contract, because importing it would load its schemas. A test compares both.
export const OFFERED_DAYS = [1, 7, 30, 90];
export const SUSPENSION_REASON_MAX = 300;

/**
 * Suspends a user or lifts the suspension, with a reason that the user reads. Renders nothing for the reader's own
 * account.
 */
export function SuspensionPart(props: PartProps) {
  const { user, words } = props;
  const [attempt, setAttempt] = useState(1);
  const held = useLoaded(() => api.call(calls.getSuspension, { params: { id: user.id } }), attempt);
  if (user.id === $userId.get()) return null;
  const onDone: PartProps['onDone'] = (changed, said) => {
    setAttempt(attempt + 1);
    props.onDone(changed, said);
  };
  return (
    <details>
      <summary className={opener}>{words.suspension}</summary>
      {held === null && <p role="status">{words.loading}</p>}
      {held === 'failed' && <p role="alert">{words.failed}</p>}
      {held !== null && held !== 'failed' && <SuspensionForm {...props} onDone={onDone} held={held.suspension} />}
    </details>
  );
}

type FormProps = PartProps & { held: { until: string; reason: string } | null };

function SuspensionForm({ user, lang, words, onDone, held }: FormProps) {
  const params = { id: user.id };
  const draft = useDraft(`suspension-${user.id}`, { days: '7', reason: '' });
  const sending = useSendingText({ lang }, async () => {
    const { days, reason } = draft.value;
    if (!reason.trim()) return { errors: { reason: words.reasonNeeded } };
    if (held) await api.call(calls.liftSuspension, { params, body: { reason } });
    else await api.call(calls.suspendUser, { params, body: { days: Number(days), reason } });
    draft.forget();
    onDone(user, held ? words.lifted : words.suspended);
  });
  return (
    <Form
      sending={sending}
      submit={held ? words.lift : words.suspend}
      busy={words.saving}
      failed={(failed) => <SendFailed title={words.notSaved} words={{ notDone: '' }} failed={failed} lang={lang} />}
      noValidate
      intro={<CurrentSuspension held={held} lang={lang} words={words} />}
    >
      {!held && (
        <SelectField label={words.suspendFor} {...draft.field('days')}>
          {OFFERED_DAYS.map((days) => (
            <option key={days} value={days}>
              {plural(lang, words.days, days)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={words.suspendReason}
        hint={words.suspendReasonHint}
        error={sending.errors.reason}
        {...draft.field('reason')}
        maxLength={SUSPENSION_REASON_MAX}
        dir="auto"
        required
      />
    </Form>
  );
}

function CurrentSuspension({ held, lang, words }: Pick<FormProps, 'held' | 'lang'> & { words: AdminDashboardWords }) {
  if (!held) return <p>{words.suspendHint}</p>;
  return (
    <p>
      <Text>{`${fill(words.suspendedUntil, { moment: writeMoment(lang, held.until) })} `}</Text>
      <bdi>{held.reason}</bdi>
    </p>
  );
}
