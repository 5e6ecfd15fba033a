import type { KeptEvent } from '@common-ground/api/contracts/analytics/analytics.ts';
import { RECENT_EVENTS } from '@common-ground/api/contracts/limits.ts';
import { dashboardWords } from '@common-ground/api/contracts/wording/analytics/index.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';

const $recentEvents = createRead<KeptEvent[]>(['/api/analytics?for=', $userId], {
  fetcher: () => api.call(calls.listEvents, { query: { page: 1, limit: RECENT_EVENTS } }),
});

/** What was counted last. */
export function RecentEvents({ lang }: { lang: string }) {
  const { data, error } = useStore($recentEvents);
  const heading = useRef<HTMLHeadingElement>(null);
  const { adminDashboard: words, eventTypes } = dashboardWords(lang);
  const retry = () => {
    // The button goes, and who pressed it must not be sent back to the start of the page.
    heading.current?.focus();
    $recentEvents.revalidate();
  };
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title" tabIndex={-1} ref={heading}>
        {words.recentEvents}
      </h2>
      <p className="section-lede mt-[0.35rem]">{words.recentEventsHint}</p>
      {error && <LoadFailed text={words.eventsFailed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!error && !data && <p role="status">{words.loading}</p>}
      {!error && data?.length === 0 && <p className="text-ink-soft">{words.noEvents}</p>}
      {!error && data && data.length > 0 && (
        <ol className="events mt-4 border-t border-line">
          {data.map((event) => (
            <Event key={event.id} event={event} label={eventTypes[event.eventType]} lang={lang} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Event({ event, label, lang }: { event: KeptEvent; label: string; lang: string }) {
  const { page } = event.eventData;
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-[0.15rem] border-b border-line py-3">
      <strong className="flex-[0_1_14rem] font-semibold">{label}</strong>
      {typeof page === 'string' && (
        <span className="flex-[1_1_12rem]" dir="ltr">
          {page}
        </span>
      )}
      <time className="ms-auto text-small text-ink-soft" dateTime={event.createdAt}>
        {time.format(new Date(event.createdAt))}
      </time>
    </li>
  );
}
