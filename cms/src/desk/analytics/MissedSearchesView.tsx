import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { PERIOD_DAYS } from '@common-ground/api/contracts/analytics/dashboard.ts';
import type { MissedSearch } from '@common-ground/api/contracts/analytics/missedSearches.ts';
import { selectMissedSearches } from '@common-ground/api/features/analytics/queries/missedSearches.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { type ActiveLanguage, selectLanguages } from '@common-ground/api/platform/languages.ts';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { MISSED_SEARCHES, readQuery, toAddress } from '../kit/addresses.ts';
import { Filter, FilterSelect } from '../kit/Filter.tsx';
import { List } from '../kit/List.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Screen } from '../kit/Screen.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { MissedSearchActions } from './MissedSearchActions.tsx';

const TITLE = 'Searches without a page';
const SIZE = 50;

/** Lists what readers looked for and no condition is about, for editors to add search terms or pages. */
export function MissedSearchesView(view: AdminViewServerProps) {
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {hasRole(view.initPageResult.req.user, EDITORS) ? (
        <MissedSearches view={view} />
      ) : (
        <p>Only editors maintain search terms.</p>
      )}
    </Screen>
  );
}

async function MissedSearches({ view }: { view: AdminViewServerProps }) {
  const database = findDatabase(view.initPageResult.req);
  const languages = await selectLanguages(database);
  const asked = readQuery(view.searchParams ?? {});
  const page = asked.number('page') ?? 1;
  const language = languages.find(({ code }) => code === asked.text('language'));
  const show = asked.oneOf('show', ['dismissed']);
  const wanted = { language: language?.code ?? null, isDismissed: show === 'dismissed' };
  const slice = { limit: SIZE, offset: (page - 1) * SIZE };
  const { searches, total } = await selectMissedSearches(database, { ...wanted, ...slice });
  const addressOf = (query: Record<string, string | number | undefined>) =>
    toAddress(MISSED_SEARCHES, { language: language?.code, show, ...query });
  return (
    <>
      <p>
        {`What readers searched for in the last ${PERIOD_DAYS} days and no page is about. Nothing is stored of who searched. Add the text to the search terms of the page that answers it, start a page, or mark it as no subject of this encyclopedia.`}
      </p>
      <Tabs
        label="By state"
        tabs={[
          { label: 'Open', href: addressOf({ show: undefined }), isCurrent: !show },
          { label: 'Not our subject', href: addressOf({ show: 'dismissed' }), isCurrent: show === 'dismissed' },
        ]}
      />
      <Filter
        key={JSON.stringify(wanted)}
        label="By language"
        list={MISSED_SEARCHES}
        kept={{ show }}
        cleared={language ? addressOf({ language: undefined }) : undefined}
      >
        <FilterSelect
          name="language"
          label="Language"
          any="All languages"
          choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={language?.code}
        />
      </Filter>
      {searches.length === 0 ? (
        <p>No search is listed here.</p>
      ) : (
        <SearchTable searches={searches} languages={languages} isDismissed={wanted.isDismissed} />
      )}
      <Pager
        label="Pages of the list"
        page={page}
        size={SIZE}
        total={total}
        addressOf={(other) => addressOf({ page: other })}
      />
    </>
  );
}

type TableProps = { searches: MissedSearch[]; languages: ActiveLanguage[]; isDismissed: boolean };

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function SearchTable({ searches, languages, isDismissed }: TableProps) {
  const findActive = (code: string) => languages.find((one) => one.code === code);
  return (
    <List
      label={TITLE}
      rows={searches}
      keyOf={({ query, language }) => `${language} ${query}`}
      columns={[
        { head: 'Searched for', cell: ({ query, language }) => <bdi lang={language}>{query}</bdi> },
        { head: 'Language', cell: ({ language }) => findActive(language)?.name ?? language, is: 'short' },
        { head: 'Times', cell: ({ count }) => count.toLocaleString('en'), is: 'number', said: () => 'Times: ' },
        {
          head: 'Last day',
          cell: ({ lastDay }) => DAY.format(new Date(lastDay)),
          is: 'short',
          said: () => 'Last day: ',
        },
        {
          head: 'What to do',
          cell: ({ query, language }) => (
            <MissedSearchActions
              query={query}
              language={language}
              languageId={findActive(language)?.id}
              isDismissed={isDismissed}
            />
          ),
        },
      ]}
    />
  );
}
