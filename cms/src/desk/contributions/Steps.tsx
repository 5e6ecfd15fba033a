'use client';

import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import { takeStepAtDesk } from '@common-ground/api/contracts/contributions/desk.ts';
import type { WorkflowStep } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { CorrectionState } from '@common-ground/api/features/contributions/corrections/selectCorrection.ts';
import { useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi, type FailedCall } from '../kit/callApi.ts';
import type { ActionMessage } from '../kit/useAction.ts';
import { type ApprovalChecklist, findCorrectionError, toFieldError } from './answer.ts';
import { CorrectionChoice, type ReaderText } from './CorrectionChoice.tsx';
import { PublicationState } from './PublicationState.tsx';
import { type StepBody, StepForm } from './StepForm.tsx';
import { createStepButtons, isApproval, isPublication, PUBLISHING_STEPS, type StepButton } from './steps.ts';

type Props = {
  id: number;
  kind: ContributionKind;
  actions: WorkflowStep[];
  isScheduled: boolean;
  checked: ApprovalChecklist;
  /** Texts for readers about a correction. Null for new pages and categories, which cannot be corrected. */
  correction: CorrectionState | null;
  children?: React.ReactNode;
};

/** Buttons for the steps that the user may take now. The form of a step opens below its button. */
export function Steps({ id, kind, actions, isScheduled, checked, correction, children }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<WorkflowStep | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<ActionMessage | null>(null);
  /** Typed reason of a refused step, shown so that it is not lost. */
  const [unsent, setUnsent] = useState('');
  const [mark, setMark] = useState<ReaderText>({
    isMarked: !!correction?.proposed,
    words: correction?.proposed ?? '',
  });
  const [flaw, setFlaw] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isPublished, setIsPublished] = useState(false);
  const buttons = createStepButtons(kind, actions);
  const [approval, ...approvals] = buttons.filter(({ action }) => isApproval(action));
  const others = buttons.filter(({ action }) => !isApproval(action));

  const clear = () => {
    setSaid(null);
    setUnsent('');
    setFlaw(null);
  };
  const isPublishing = ({ action }: StepButton) => correction !== null && PUBLISHING_STEPS.includes(action);
  /** Returns whether the text for readers is too short. If so, shows the error and focuses the field. */
  const isFlawed = (button: StepButton) => {
    const found = isPublishing(button) && mark.isMarked ? findCorrectionError(mark.words) : null;
    setFlaw(found);
    if (found) requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return found !== null;
  };
  const send = async (button: StepButton, body: StepBody) => {
    if (isBusy || isFlawed(button)) return;
    setIsBusy(true);
    clear();
    const told = isPublishing(button) ? { correction: mark.isMarked ? mark.words : '' } : {};
    try {
      await callApi(takeStepAtDesk, { params: { id, step: button.action }, body: { ...told, ...body } });
      setOpen(null);
      setSaid({ text: button.done, isError: false });
      setIsPublished(isPublication(button.action));
      router.refresh();
    } catch (error) {
      const { message: text, status } = error as FailedCall;
      const found = status === 400 ? toFieldError(text) : null;
      // An error of the text for readers is shown beside the buttons, errors of other fields in the form of the step.
      if (found?.correction && isPublishing(button)) return setFlaw(found.correction);
      if (found) throw error;
      // These statuses mean that another user acted first, or that this user may not act any more: loads the screen
      // again.
      if (![403, 404, 409].includes(status)) return setSaid({ text, isError: true });
      setOpen(null);
      setUnsent(body.reason ?? '');
      setSaid({ text: `${text}. This screen has been loaded again and shows how it stands now.`, isError: true });
      router.refresh();
    } finally {
      setIsBusy(false);
    }
  };
  const change = (changed: ReaderText) => {
    setMark(changed);
    setFlaw(null);
  };
  const press = (button: StepButton) => {
    clear();
    if (button.asks.length === 0) void send(button, {});
    else setOpen(open === button.action ? null : button.action);
  };
  const step = (button: StepButton) => (
    <Step
      key={button.action}
      button={button}
      label={button.action === 'schedule' && isScheduled ? 'Set another time' : button.label}
      isOpen={open === button.action}
      checked={checked}
      told={correction?.told ?? ''}
      isBusy={isBusy}
      onPress={press}
      onSend={send}
      onCancel={() => setOpen(null)}
    />
  );
  const choice = buttons.some(isPublishing) && <CorrectionChoice {...mark} error={flaw} onChange={change} />;

  return (
    <div className="review__steps" ref={place}>
      {/* The line takes the focus, because the pressed button may be gone in the new state. */}
      <ActionMessageLine said={said} takesFocus={() => true} />
      {unsent && (
        <label>
          What you had written
          <textarea readOnly rows={4} value={unsent} />
        </label>
      )}
      {isPublished && <PublicationState id={id} kind={kind} />}
      {approval ? (
        <StepForm
          buttons={[approval, ...approvals]}
          name={approval.label}
          checked={checked}
          told=""
          isBusy={isBusy}
          onSend={send}
        >
          {choice}
        </StepForm>
      ) : (
        choice
      )}
      {others.filter(({ isEmergency }) => !isEmergency).map(step)}
      {children}
      {others.some(({ isEmergency }) => isEmergency) && (
        <div className="review__emergency">
          <h3>Without a review</h3>
          {others.filter(({ isEmergency }) => isEmergency).map(step)}
        </div>
      )}
    </div>
  );
}

type StepProps = {
  button: StepButton;
  label: string;
  isOpen: boolean;
  checked: ApprovalChecklist;
  told: string;
  isBusy: boolean;
  onPress: (button: StepButton) => void;
  onSend: (button: StepButton, body: StepBody) => Promise<void>;
  onCancel: () => void;
};

/** A step's button and form. Cancelling the form returns the focus to the button. */
function Step({ button, label, isOpen, checked, told, isBusy, onPress, onSend, onCancel }: StepProps) {
  const about = useId();
  const place = useRef<HTMLDivElement>(null);
  const cancel = () => {
    onCancel();
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div className="review__step" ref={place}>
      <Action
        isQuiet={!button.isMain}
        isBusy={isBusy}
        extraButtonProps={{
          'aria-describedby': about,
          'aria-expanded': button.asks.length > 0 ? isOpen : undefined,
        }}
        onClick={() => onPress(button)}
      >
        {label}
      </Action>
      <p id={about} className="desk-quiet">
        {button.about}
      </p>
      {isOpen && (
        <StepForm
          buttons={[button]}
          name={button.label}
          checked={checked}
          told={told}
          isBusy={isBusy}
          onSend={onSend}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
