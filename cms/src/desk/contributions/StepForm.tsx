'use client';

import type { CallInput } from '@common-ground/api/contracts/client.ts';
import { isComposing, readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import type { ChecklistItem } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { takeStepAtDesk } from '@common-ground/api/contracts/contributions/desk.ts';
import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { FailedCall } from '../kit/callApi.ts';
import { type ApprovalChecklist, findStepErrors, type StepErrors, type StepValues, toFieldError } from './answer.ts';
import { ChecklistField } from './ChecklistField.tsx';
import { CorrectionField } from './CorrectionField.tsx';
import type { StepButton, StepField } from './steps.ts';

export type StepBody = NonNullable<CallInput<typeof takeStepAtDesk>['body']>;

type Props = {
  /** Buttons that send the form. Several have the same fields. */
  buttons: readonly [StepButton, ...StepButton[]];
  /** Accessible name of the form. */
  name: string;
  checked: ApprovalChecklist;
  /** Text of this contribution's correction that readers see now. Empty when there is none. */
  told: string;
  isBusy: boolean;
  /** @throws FailedCall whose message belongs to a field of the form */
  onSend: (button: StepButton, body: StepBody) => Promise<void>;
  /** Closes a form that a button has opened. Without it the form is part of the screen, and takes no focus. */
  onCancel?: () => void;
  /** Further fields, above the buttons. */
  children?: React.ReactNode;
};

/** The form of a step. Errors are shown beside their fields, and the first such field takes the focus. */
export function StepForm({ buttons, name, checked, told, isBusy, onSend, onCancel, children }: Props) {
  const [{ asks }] = buttons;
  const [errors, setErrors] = useState<StepErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpened]);
  const show = (found: StepErrors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled')?.focus());
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = buttons.find(({ action }) => action === submitter?.getAttribute('value')) ?? buttons[0];
    const answer = toStepValues(new FormData(event.currentTarget));
    const found = findStepErrors(answer, asks, { now: new Date(), checked });
    show(found);
    if (Object.keys(found).length > 0) return;
    try {
      await onSend(button, toRequestBody(answer, asks));
    } catch (error) {
      show(error instanceof FailedCall ? (toFieldError(error.message) ?? {}) : {});
    }
  };
  return (
    <form
      ref={form}
      className="review__question"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onCancel?.();
        // Enter in a checkbox would press the first button, which may publish.
        const isInCheckbox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
        if (isInCheckbox && readEnter(event)) event.preventDefault();
      }}
      aria-label={name}
    >
      {asks.map((asking) => (
        <Field
          key={asking}
          asking={asking}
          checked={checked}
          told={told}
          id={`${id}-${asking}`}
          error={errors[asking]}
        />
      ))}
      {children}
      {onCancel ? (
        <div className="desk-actions">
          <Action type="submit" isBusy={isBusy}>
            {buttons[0].confirm ?? buttons[0].label}
          </Action>
          <Action isQuiet onClick={onCancel}>
            Cancel
          </Action>
        </div>
      ) : (
        buttons.map((button) => <SubmitStep key={button.action} button={button} isBusy={isBusy} />)
      )}
    </form>
  );
}

function SubmitStep({ button: { action, label, about, isMain }, isBusy }: { button: StepButton; isBusy: boolean }) {
  const id = useId();
  return (
    <div className="review__step">
      <Action
        type="submit"
        isQuiet={!isMain}
        isBusy={isBusy}
        extraButtonProps={{ value: action, 'aria-describedby': id }}
      >
        {label}
      </Action>
      <p id={id} className="desk-quiet">
        {about}
      </p>
    </div>
  );
}

function toStepValues(data: FormData): StepValues {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    reason: text('reason'),
    at: text('at'),
    checklist: data.getAll('checklist') as ChecklistItem[],
    isMinor: data.get('minor') === 'on',
    isConfirmed: data.get('confirmation') === 'on',
    correction: text('correction'),
  };
}

function toRequestBody(
  { reason, at, checklist, isMinor, correction }: StepValues,
  asks: readonly StepField[],
): StepBody {
  return {
    reason,
    ...(asks.includes('time') ? { at: new Date(at).toISOString() } : {}),
    ...(asks.includes('checklist') ? { checklist } : {}),
    ...(asks.includes('correction') ? { correction } : {}),
    ...(asks.includes('minor') ? { isMinorEdit: isMinor } : {}),
  };
}

type FieldProps = {
  asking: StepField;
  checked: ApprovalChecklist;
  told: string;
  id: string;
  error: string | undefined;
};

function Field({ asking, checked, told, id, error }: FieldProps) {
  const marked = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [error && `${id}-error`, asking === 'time' && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  const said = error && (
    <p id={`${id}-error`} className="desk-said desk-said--error">
      {error}
    </p>
  );
  switch (asking) {
    case 'correction':
      return <CorrectionField id={id} given={told} error={error} />;
    case 'checklist':
      return (
        <ChecklistField id={id} checked={checked} errorId={error && `${id}-error`}>
          {said}
        </ChecklistField>
      );
    case 'minor':
      return (
        <label className="desk-check">
          <input type="checkbox" name="minor" aria-describedby={`${id}-hint`} />
          <span>
            Minor: spelling and form only
            <span className="desk-quiet" id={`${id}-hint`}>
              Only where no meaning changes. Translations then stay up to date, and nobody is asked to look at them.
            </span>
          </span>
        </label>
      );
    case 'reason':
      return (
        <div>
          <label htmlFor={id}>Reason</label>
          <textarea id={id} name="reason" required rows={4} maxLength={REASON_LENGTH} {...marked} />
          {said}
        </div>
      );
    case 'words':
      return (
        <div>
          <label htmlFor={id}>Comment for its author and the history (optional)</label>
          <textarea id={id} name="reason" rows={3} maxLength={REASON_LENGTH} />
        </div>
      );
    case 'time':
      return (
        <div>
          <label htmlFor={id}>Date and time</label>
          <input id={id} type="datetime-local" name="at" required {...marked} />
          <p id={`${id}-hint`} className="desk-quiet">
            {`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}. At most a year from now.`}
          </p>
          {said}
        </div>
      );
    case 'confirmation':
      return (
        <div>
          <label className="desk-check">
            <input type="checkbox" name="confirmation" {...marked} />
            <span>
              I do this without an approval. Everybody can read the reason in the history, and all editors and
              administrators are told.
            </span>
          </label>
          {said}
        </div>
      );
  }
}
