import type { Language } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { DigestPeriod, MailChoices } from '@common-ground/api/contracts/notifications/mailChoices.ts';
import type { MailTopic } from '@common-ground/api/contracts/notifications/notifications.ts';
import { useStore } from '@nanostores/react';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { Switch } from '../../../../components/form/Switch.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { api, calls } from '../../../../session/session.ts';
import { useProfile, useUser } from '../context.ts';
import { rows } from '../looks.ts';
import { Part, Section } from '../parts/Section.tsx';
import { $languages, $mailChoices } from '../reads.ts';
import { useSavedChoice } from './useSavedChoice.ts';

export function MailSettings() {
  const { words } = useProfile();
  const { title, intro, notYet, topics } = words.mails;
  const user = useUser();
  const email = <bdi>{user?.email}</bdi>;
  return (
    <Section title={title} intro={<Filled text={intro} values={{ email }} />}>
      <Part $read={$mailChoices}>
        {(choices: MailChoices) => (
          <>
            {user && !user.isVerified && <p className="notice-box px-4 py-3">{notYet}</p>}
            <ul className={rows}>
              {(Object.keys(topics) as MailTopic[]).map((topic) => (
                <MailChoice key={topic} topic={topic} isWanted={choices[topic]} />
              ))}
            </ul>
            {choices.digest && <DigestPeriods every={choices.digestEvery} />}
            <MailLanguage language={choices.language} />
          </>
        )}
      </Part>
    </Section>
  );
}

async function save(id: number, body: Partial<MailChoices>): Promise<void> {
  $mailChoices.mutate(await api.call(calls.chooseMails, { params: { id }, body }));
}

function MailChoice({ topic, isWanted }: { topic: MailTopic; isWanted: boolean }) {
  const { words } = useProfile();
  const { name, text } = words.mails.topics[topic];
  const choice = useSavedChoice(isWanted, (id, isOn) => save(id, { [topic]: isOn }));
  return (
    <li>
      <Switch name={name} text={text} isOn={choice.value} onChange={choice.choose} state={choice.state} />
    </li>
  );
}

function DigestPeriods({ every }: { every: DigestPeriod }) {
  const { words } = useProfile();
  const { digestEvery, periods } = words.mails;
  const choice = useSavedChoice(every, (id, wanted) => save(id, { digestEvery: wanted }));
  return (
    <Selected name="digestEvery" label={digestEvery} choice={choice}>
      {(Object.keys(periods) as DigestPeriod[]).map((period) => (
        <option key={period} value={period}>
          {periods[period]}
        </option>
      ))}
    </Selected>
  );
}

function MailLanguage({ language }: { language: string }) {
  const { words } = useProfile();
  const { data } = useStore($languages);
  const choice = useSavedChoice(language, (id, code) => save(id, { language: code }));
  if (!data) return null;
  return (
    <Selected name="language" label={words.mails.language} choice={choice}>
      {data.map(({ code, nativeName }: Language) => (
        <option key={code} value={code} lang={code}>
          {nativeName}
        </option>
      ))}
    </Selected>
  );
}

type SelectedProps<Value extends string> = {
  name: string;
  label: string;
  choice: ReturnType<typeof useSavedChoice<Value>>;
  children: Parts;
};

/** Select element that saves each choice at once. */
function Selected<Value extends string>({ name, label, choice, children }: SelectedProps<Value>) {
  return (
    <div className="form">
      <SelectField
        name={name}
        label={label}
        value={choice.value}
        onChange={({ target }) => choice.choose(target.value as Value)}
      >
        {children}
      </SelectField>
      <p className="text-ink-soft empty:hidden" role="status">
        {choice.state}
      </p>
    </div>
  );
}
