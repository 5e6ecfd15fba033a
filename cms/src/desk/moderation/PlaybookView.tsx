import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { sayDuty } from '@common-ground/api/contracts/moderation/sayDuty.ts';
import { duty as words } from '@common-ground/api/contracts/wording/en/moderation/duty.ts';
import { messageTexts } from '@common-ground/api/contracts/wording/onServer.ts';
import { selectDuty } from '@common-ground/api/features/moderation/queries/duty.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { DUTY, MODERATION } from '../kit/addresses.ts';
import { Screen } from '../kit/Screen.tsx';
import { PreparedMessages } from './PreparedMessages.tsx';
import { PLAYBOOK_SECTIONS, PLAYBOOK_SOURCES, URGENCY_LEVELS } from './playbook.ts';
import './playbook.css';

const TITLE = 'Playbook for moderators';
const MESSAGES = LANGUAGE_CODES.map((code) => ({ code, texts: messageTexts(code).preparedMessages }));

export function PlaybookView(view: AdminViewServerProps) {
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: 'Moderation', url: MODERATION }, { label: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {hasRole(view.initPageResult.req.user, MODERATORS) ? <Playbook view={view} /> : <p>This is for moderators.</p>}
    </Screen>
  );
}

function Playbook({ view }: { view: AdminViewServerProps }) {
  return (
    <>
      <p>
        For texts in which somebody may be in danger, writes of suicide or self-harm, or tells others what to take. Be
        calm, be kind, and do not do it alone.
      </p>
      <DutyNow database={findDatabase(view.initPageResult.req)} />
      <section>
        <h2>How urgent is it?</h2>
        {URGENCY_LEVELS.map(({ name, looksLike, first }) => (
          <section className="playbook__part" key={name}>
            <h3>{name}</h3>
            <p>{looksLike}</p>
            <p>
              <strong>First: </strong>
              {first}
            </p>
          </section>
        ))}
      </section>
      {PLAYBOOK_SECTIONS.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Prepared messages</h2>
        <p>
          “Write to the author” in a case sends one of these in private; its author reads it in their own language. Here
          they can be read in each, and copied for a conversation elsewhere.
        </p>
        <PreparedMessages messages={MESSAGES} />
      </section>
      <section>
        <h2>Sources</h2>
        <ol>
          {PLAYBOOK_SOURCES.map(({ title, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ol>
        <p>
          Something here is wrong or missing? Say so to an editor: it is kept with the code, for every copy of this
          site.
        </p>
      </section>
    </>
  );
}

/** Shows the sentence that tells readers whether a moderator is on duty, with a link to where the hours are set. */
async function DutyNow({ database }: { database: Database }) {
  const duty = await selectDuty(database);
  const said = sayDuty(duty, { lang: 'en', words, now: new Date(), timeZone: duty.timeZone });
  return (
    <p>
      <strong>{said ? `${said} ` : 'No hours on duty are set. '}</strong>
      {said
        ? `(Time zone: ${duty.timeZone}.) `
        : 'Readers are told that it can be hours until one of us reads a text. '}
      <Link href={DUTY} prefetch={false}>
        Hours on duty
      </Link>
    </p>
  );
}
