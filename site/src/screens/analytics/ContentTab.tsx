import type { ContentDue, Due } from '@common-ground/api/contracts/analytics/dashboard.ts';
import type { MissedSearch } from '@common-ground/api/contracts/analytics/missedSearches.ts';
import { type AdminDashboardWords, dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { ChatFigures } from './ChatFigures.tsx';
import { DataTable } from './DataTable.tsx';
import { ReadSection } from './ReadSection.tsx';

const $content = createRead<ContentDue>([calls.getContentDue.path, '?for=', $userId], {
  fetcher: () => api.call(calls.getContentDue),
});

export function ContentTab({ lang }: { lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  return (
    <ReadSection
      id="content-title"
      title={words.content}
      isTitleHidden
      $read={$content}
      words={words}
      failed={words.failed}
    >
      {({ due, missedSearches, chat }) => (
        <>
          <div className="tiled [--tile:18rem]">
            {due.map((one) => (
              <DueList key={one.kind} due={one} words={words} lang={lang} />
            ))}
          </div>
          <MissedSearches searches={missedSearches} words={words} lang={lang} />
          <ChatFigures chat={chat} lang={lang} />
        </>
      )}
    </ReadSection>
  );
}

function DueList({ due, words, lang }: { due: Due; words: AdminDashboardWords; lang: string }) {
  const { kind, count, href, items } = due;
  const says = words.due[kind];
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  return (
    <section
      className="grid grid-cols-1 content-start gap-2 rounded-soft border border-line bg-raised px-5 py-4"
      aria-labelledby={`due-${kind}`}
    >
      <h3 className="text-h3" id={`due-${kind}`}>
        {says.title}
      </h3>
      <p>{count === 0 ? says.none : plural(lang, says.count, count)}</p>
      {items.length > 0 && (
        <ul className="divided">
          {items.map((item) => (
            <li key={item.href} className="py-1">
              <a className="touch" href={item.href} dir="auto">
                {item.title}
              </a>
              <span className="hint block">
                {[item.language, item.since && fill(words.since, { day: dates.format(new Date(item.since)) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <p className="buttons">
          <a className="button quiet" href={href}>
            {says.open}
          </a>
        </p>
      )}
    </section>
  );
}

type MissedSearchesProps = { searches: MissedSearch[]; words: AdminDashboardWords; lang: string };

function MissedSearches({ searches, words, lang }: MissedSearchesProps) {
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  return (
    <div className="grid grid-cols-1 gap-3 pt-4">
      <h3 className="text-h3" id="missed-searches-title">
        {words.missedSearches}
      </h3>
      <p className="hint">{words.missedSearchesHint}</p>
      {searches.length === 0 ? (
        <p>{words.missedSearchesNone}</p>
      ) : (
        <DataTable
          labelledBy="missed-searches-title"
          columns={[words.query, words.language, words.times, words.lastDay]}
        >
          {searches.map(({ query, language, count, lastDay }) => (
            <tr key={`${language} ${query}`}>
              <th scope="row">
                <bdi lang={language}>{query}</bdi>
              </th>
              <td>{names.of(language)}</td>
              <td>{formatNumber(lang, count)}</td>
              <td>{dates.format(new Date(lastDay))}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <p className="buttons">
        <a className="button quiet" href="/cms/missed-searches">
          {words.missedSearchesOpen}
        </a>
      </p>
    </div>
  );
}
