'use client';

import type { ContributionKind } from '@common-ground/api/contracts/contents.ts';
import { CHECKLIST } from '@common-ground/api/contracts/contributions.ts';
import type { WorkflowAction } from '@common-ground/api/contracts/workflow.ts';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import { post } from './postStep.ts';
import { type Asking, type ButtonOf, buttonsFor } from './steps.ts';
import { CHECKLIST_WORDS } from './words.ts';

type Props = {
  id: number;
  kind: ContributionKind;
  actions: WorkflowAction[];
  isOwn: boolean;
  isDecided: boolean;
  scheduledFor: string | null;
};

/** The steps that this person may take now. What one asks for opens below the buttons; what came of it is said. */
export function Steps({ id, kind, actions, isOwn, isDecided, scheduledFor }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<ButtonOf | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const buttons = buttonsFor(kind).filter(({ action }) => actions.includes(action));

  const say = (text: string, isError: boolean) => {
    setSaid({ text, isError });
    // What was pressed may be gone with the new state: the place stays in the text that says so.
    requestAnimationFrame(() => message.current?.focus());
  };
  const send = async (button: ButtonOf, body: object) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await post(`/contributions/${id}/steps/${button.action}`, body);
      setOpen(null);
      say(button.done, false);
    } catch (error) {
      say((error as Error).message, true);
    } finally {
      setIsBusy(false);
      router.refresh();
    }
  };
  const press = (button: ButtonOf) => {
    setSaid(null);
    if (button.asks.length === 0) void send(button, {});
    else setOpen(open?.action === button.action ? null : button);
  };

  return (
    <div className="review__steps">
      {isOwn && !isDecided && <p>You wrote this, or a part of it: somebody else decides on it.</p>}
      <div className="review__buttons">
        {buttons.map((button) => (
          <Button
            key={button.action}
            buttonStyle={button.isMain ? 'primary' : 'secondary'}
            size="medium"
            margin={false}
            extraButtonProps={{
              'aria-disabled': isBusy,
              ...(button.asks.length > 0 ? { 'aria-expanded': open?.action === button.action } : {}),
            }}
            onClick={() => press(button)}
          >
            {button.action === 'schedule' && scheduledFor ? 'Set another time' : button.label}
          </Button>
        ))}
      </div>
      {open && (
        <Question key={open.action} button={open} isBusy={isBusy} onSend={send} onCancel={() => setOpen(null)} />
      )}
      <p
        ref={message}
        tabIndex={-1}
        className={said?.isError ? 'review__said review__said--error' : 'review__said'}
        role={said?.isError ? 'alert' : 'status'}
      >
        {said?.text}
      </p>
    </div>
  );
}

type QuestionProps = {
  button: ButtonOf;
  isBusy: boolean;
  onSend: (button: ButtonOf, body: object) => Promise<void>;
  onCancel: () => void;
};

function Question({ button, isBusy, onSend, onCancel }: QuestionProps) {
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const at = String(data.get('at') ?? '');
    void onSend(button, {
      reason: String(data.get('reason') ?? ''),
      ...(at ? { at: new Date(at).toISOString() } : {}),
      ...(button.asks.includes('checklist') ? { checklist: data.getAll('checklist') } : {}),
    });
  };
  return (
    <form
      className="review__question"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      aria-label={button.label}
    >
      {button.asks.map((asking, place) => (
        <Field key={asking} asking={asking} isFirst={place === 0} />
      ))}
      <div className="review__buttons">
        <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
          {button.confirm ?? button.label}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The first of them takes the focus: whoever pressed the button is asked just this. */
function Field({ asking, isFirst }: { asking: Asking; isFirst: boolean }) {
  switch (asking) {
    case 'checklist':
      return (
        <fieldset>
          <legend>What you have looked at (all of it, before an approval)</legend>
          {CHECKLIST.map((item, place) => (
            <label key={item}>
              {/* biome-ignore lint/a11y/noAutofocus: the answer to a press */}
              <input type="checkbox" name="checklist" value={item} required autoFocus={isFirst && place === 0} />{' '}
              {CHECKLIST_WORDS[item]}
            </label>
          ))}
        </fieldset>
      );
    case 'reason':
      return (
        <label>
          Reason
          {/* biome-ignore lint/a11y/noAutofocus: the answer to a press */}
          <textarea name="reason" required rows={3} maxLength={1000} autoFocus={isFirst} />
        </label>
      );
    case 'words':
      return (
        <label>
          Words for the author (optional)
          <textarea name="reason" rows={2} maxLength={1000} />
        </label>
      );
    case 'time':
      return (
        <label>
          Date and time, in your time zone
          {/* biome-ignore lint/a11y/noAutofocus: the answer to a press */}
          <input type="datetime-local" name="at" required autoFocus={isFirst} />
        </label>
      );
    case 'confirmation':
      return (
        <label>
          <input type="checkbox" required /> I publish this without its approval. The reason can be read by everybody in
          the history, and all editors are told.
        </label>
      );
  }
}
