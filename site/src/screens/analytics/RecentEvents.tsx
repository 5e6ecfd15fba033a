import type { BY_PROGRAM, StoredEvent } from '@common-ground/api/contracts/analytics/analytics.ts';
import { RECENT_EVENTS } from '@common-ground/api/contracts/limits.ts';
import { dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { ReadSection } from './ReadSection.tsx';

const $recentEvents = createRead<StoredEvent[]>([calls.listEvents.path, '?for=', $userId], {
  fetcher: () => api.call(calls.listEvents, { query: { page: 1, limit: RECENT_EVENTS } }),
});

export function RecentEvents({ lang }: { lang: string }) {
  const { adminDashboard: words, eventTypes } = dashboardWords(lang);
  return (
    <ReadSection
      id="events-title"
      title={words.recentEvents}
      hint={words.recentEventsHint}
      $read={$recentEvents}
      words={words}
      failed={words.eventsFailed}
    >
      {(events) =>
        events.length === 0 ? (
          <p className="text-ink-soft">{words.noEvents}</p>
        ) : (
          <ol className="events border-t border-line">
            {events.map((event) => (
              <Event
                key={event.id}
                event={event}
                label={eventTypes[event.eventType]}
                ofProgram={words.eventOfProgram}
                lang={lang}
              />
            ))}
          </ol>
        )
      }
    </ReadSection>
  );
}

// Imports only the type, because the value would load the schema library.
const byProgram: typeof BY_PROGRAM = 'program';

type EventProps = { event: StoredEvent; label: string; ofProgram: string; lang: string };

function Event({ event, label, ofProgram, lang }: EventProps) {
  const { page, by } = event.eventData;
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-[0.15rem] border-b border-line py-3">
      <strong className="flex-[0_1_14rem] font-semibold">{label}</strong>
      {typeof page === 'string' && (
        <span className="flex-[1_1_12rem]" dir="ltr">
          {page}
        </span>
      )}
      {by === byProgram && <span className="hint">{ofProgram}</span>}
      <time className="ms-auto text-small text-ink-soft" dateTime={event.createdAt}>
        {time.format(new Date(event.createdAt))}
      </time>
    </li>
  );
}
