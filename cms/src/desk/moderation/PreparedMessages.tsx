'use client';

import {
  type PreparedMessage,
  preparedMessages,
} from '@common-ground/api/contracts/wording/moderation/messages.ts';
import { useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { MESSAGE_NAMES } from './playbook.ts';

type Language = keyof typeof preparedMessages;
const LANGUAGES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', ar: 'العربية' };

export function PreparedMessages() {
  const [language, setLanguage] = useState<Language>('en');
  const [said, setSaid] = useState('');
  const texts = preparedMessages[language];

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
          <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{said}</p>
      {Object.entries(MESSAGE_NAMES).map(([message, name]) => (
        <section className="playbook__part" key={message}>
          <h3>{name}</h3>
          <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
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
