'use client';

import { type PreparedMessage, sendMessage } from '@common-ground/api/contracts/moderation/messages.ts';
import { preparedMessages } from '@common-ground/api/contracts/wording/en/moderation/messages.ts';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { MESSAGE_NAMES } from './playbook.ts';

/** Sends a prepared message to the author. The preview is English, but the author reads it in their own language. */
export function SendMessage({ caseId }: { caseId: number }) {
  const router = useRouter();
  const [message, setMessage] = useState<PreparedMessage>('read');
  return (
    <DialogAction
      label="Write to the author"
      confirm="Send"
      isQuiet
      onSend={async () => {
        await callApi(sendMessage, { params: { id: caseId }, body: { message } });
        router.refresh();
      }}
    >
      <p>
        It comes from the moderation team, without your name. Only its author reads it, in the language of their pages;
        the log says which one was sent. It cannot be answered: it names the help lines, and how to appeal.
      </p>
      <label>
        Message
        <select value={message} onChange={({ target }) => setMessage(target.value as PreparedMessage)}>
          {Object.entries(MESSAGE_NAMES).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>{preparedMessages[message]}</p>
    </DialogAction>
  );
}
