'use client';

import { LANGUAGES, type LanguageCode } from '@common-ground/api/contracts/languages.ts';
import type { PreparedMessage } from '@common-ground/api/contracts/moderation/messages.ts';
import { preparedMessages as english } from '@common-ground/api/contracts/wording/en/moderation/messages.ts';
import type { Messages } from '@common-ground/api/contracts/wording/moderationMessages.ts';
import { useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { MESSAGE_NAMES } from './playbook.ts';

type Props = { messages: { code: LanguageCode; texts: Messages }[] };

export function PreparedMessages({ messages }: Props) {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [said, setSaid] = useState('');
  const texts = messages.find(({ code }) => code === language)?.texts ?? english;

  async function copy(message: PreparedMessage) {
    try {
      await navigator.clipboard.writeText(texts[message]);
      setSaid(`“${MESSAGE_NAMES[message]}” is copied.`);
    } catch {
      setSaid('It could not be copied. Select the text instead.');
    }
  }

  return (
    <>
      <div className="desk-filter">
        <label>
          Language
          <select value={language} onChange={({ target }) => setLanguage(target.value as LanguageCode)}>
            {messages.map(({ code }) => (
              <option key={code} value={code}>
                {LANGUAGES[code].nativeName}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{said}</p>
      {Object.entries(MESSAGE_NAMES).map(([message, name]) => (
        <section className="playbook__part" key={message}>
          <h3>{name}</h3>
          <p lang={language} dir={LANGUAGES[language].direction}>
            {texts[message as PreparedMessage]}
          </p>
          <p>
            <Action isQuiet isSmall onClick={() => void copy(message as PreparedMessage)}>
              Copy<span className="sr-only">: {name}</span>
            </Action>
          </p>
        </section>
      ))}
    </>
  );
}
