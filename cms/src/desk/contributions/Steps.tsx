'use client';

import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { WorkflowAction } from '@common-ground/api/contracts/contributions/workflow.ts';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { errorOfField } from './answer.ts';
import { post, type StepError } from './postStep.ts';
import { Question } from './Question.tsx';
import { type ButtonOf, buttonsFor } from './steps.ts';

type Props = {
  id: number;
  kind: ContributionKind;
  actions: WorkflowAction[];
  isScheduled: boolean;
  /** Stands below what was said: where to go from here. */
  children?: React.ReactNode;
};
type Said = { text: string; isError: boolean /** Words that could not be sent. */; kept?: string };

/** The steps that this person may take now. What one asks for opens below its button; what came of it is said. */
export function Steps({ id, kind, actions, isScheduled, children }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<WorkflowAction | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const buttons = buttonsFor(kind).filter(({ action }) => actions.includes(action));

  const say = (next: Said) => {
    setSaid(next);
    // What was pressed may be gone with the new state: the place stays in the text that says so.
    requestAnimationFrame(() => message.current?.focus());
  };
  const send = async (button: ButtonOf, body: { reason?: string }) => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid(null);
    try {
      await post(`/contributions/${id}/steps/${button.action}`, body);
      setOpen(null);
      say({ text: button.done, isError: false });
      router.refresh();
    } catch (error) {
      const { message: text, status } = error as StepError;
      if (status === 400 && errorOfField(text)) throw error;
      // Somebody else was first, or it is not theirs any more: the screen is drawn again as it stands.
      const isOver = [403, 404, 409].includes(status);
      if (isOver) {
        setOpen(null);
        router.refresh();
      }
      say({
        text: isOver ? `${text}. This screen has been loaded again and shows how it stands now.` : text,
        isError: true,
        ...(isOver && body.reason ? { kept: body.reason } : {}),
      });
    } finally {
      setIsBusy(false);
    }
  };
  const press = (button: ButtonOf) => {
    setSaid(null);
    if (button.asks.length === 0) void send(button, {});
    else setOpen(open === button.action ? null : button.action);
  };
  const step = (button: ButtonOf) => (
    <Step
      key={button.action}
      {...{ button, isBusy, onPress: press, onSend: send, onCancel: () => setOpen(null) }}
      label={button.action === 'schedule' && isScheduled ? 'Set another time' : button.label}
      isOpen={open === button.action}
    />
  );

  return (
    <div className="review__steps">
      <p
        ref={message}
        tabIndex={-1}
        className={said?.isError ? 'review__said review__said--error' : 'review__said'}
        role={said?.isError ? 'alert' : 'status'}
      >
        {said?.text}
      </p>
      {said?.kept && (
        <label>
          What you had written
          <textarea readOnly rows={4} value={said.kept} />
        </label>
      )}
      {buttons.filter(({ isEmergency }) => !isEmergency).map(step)}
      {children}
      {buttons.some(({ isEmergency }) => isEmergency) && (
        <div className="review__emergency">
          <h3>Without a review</h3>
          {buttons.filter(({ isEmergency }) => isEmergency).map(step)}
        </div>
      )}
    </div>
  );
}

type StepProps = {
  button: ButtonOf;
  label: string;
  isOpen: boolean;
  isBusy: boolean;
  onPress: (button: ButtonOf) => void;
  onSend: (button: ButtonOf, body: object) => Promise<void>;
  onCancel: () => void;
};

/** A button with what comes of it. Closing what it asked for gives the focus back to it. */
function Step({ button, label, isOpen, isBusy, onPress, onSend, onCancel }: StepProps) {
  const about = useId();
  const place = useRef<HTMLDivElement>(null);
  const cancel = () => {
    onCancel();
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div className="review__step" ref={place}>
      <Button
        buttonStyle={button.isMain ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        extraButtonProps={{
          'aria-disabled': isBusy,
          'aria-describedby': about,
          ...(button.asks.length > 0 ? { 'aria-expanded': isOpen } : {}),
        }}
        onClick={() => onPress(button)}
      >
        {label}
      </Button>
      <p id={about} className="review__more">
        {button.about}
      </p>
      {isOpen && <Question button={button} isBusy={isBusy} onSend={onSend} onCancel={cancel} />}
    </div>
  );
}
