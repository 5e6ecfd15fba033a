import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { Form, useSending } from '../../../../components/form/Form.tsx';
import { TextAreaField } from '../../../../components/form/TextAreaField.tsx';
import { Text } from '../../../../components/text/Text.tsx';
import { serverMessage } from '../../../../session/serverMessage.ts';
import { api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { $moderation } from '../reads.ts';

// Of the contract, whose schemas would be script for nothing.
const most: typeof import('@common-ground/api/contracts/moderation/cases.ts').APPEAL_LENGTH = 2000;

type Props = { decisionId: number; until: string; name: string; onDone: () => void };

/** Asks, once, that somebody else looks at a decision. */
export function Appeal({ decisionId, until, name, onDone }: Props) {
  const { lang, words } = useProfile();
  const { moderation, part } = words;
  const [isOpen, setOpen] = useState(false);
  const sending = useSending(async ({ text = '' }) => {
    if (!text.trim()) return { errors: { text: moderation.needed } };
    try {
      await api.call(calls.appeal, { body: { decisionId, text } });
    } catch (error) {
      return { said: serverMessage(error, lang) ?? part.notDone };
    }
    setOpen(false);
    $moderation.revalidate();
    onDone();
    return null;
  });
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(words.inbox.actionOf, { action: moderation.appeal, text: name })}
        onClick={() => setOpen(true)}
      >
        {moderation.appeal}
      </button>
      <Dialog title={moderation.appealTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form
          className="form"
          noValidate
          startsFocused
          sending={sending}
          submit={moderation.send}
          busy={moderation.sending}
          intro={<p>{fill(moderation.appealText, { date: until })}</p>}
          failed={({ said }) => (
            <>
              <strong>{moderation.failed}</strong>
              <p>
                <Text>{said}</Text>
                <Text> </Text>
                <Text>{moderation.kept}</Text>
              </p>
            </>
          )}
          beside={
            <button className="button quiet" type="button" onClick={() => setOpen(false)}>
              {part.cancel}
            </button>
          }
        >
          <TextAreaField
            label={moderation.text}
            error={sending.errors.text}
            name="text"
            maxLength={most}
            rows={5}
            dir="auto"
            isRequired
          />
        </Form>
      </Dialog>
    </>
  );
}
