import { LISTED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import { selectCoverage } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { TRANSLATIONS } from '../kit/addresses.ts';
import { Filter, FilterSelect } from '../kit/Filter.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { LIST_FILTERS, type ListFilter, type ListQuery, listAddress, parseList, toPageStates } from './addresses.ts';
import { Coverage } from './Coverage.tsx';
import { PageTable } from './PageTable.tsx';
import { TRANSLATION_DESK, TranslatorsScreen } from './TranslatorsScreen.tsx';
import { PAGE_KIND_LABELS, PAGE_STATE_LABELS } from './words.ts';

const SIZE = 50;

export function ListView(view: AdminViewServerProps) {
  return (
    <TranslatorsScreen view={view}>
      <SetStepNav nav={[{ label: TRANSLATION_DESK }]} />
      <Lists view={view} />
    </TranslatorsScreen>
  );
}

async function Lists({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult;
  const rows = await selectCoverage(findDatabase(req));
  const asked = parseList(view.searchParams ?? {});
  const isToDo = ({ missing, stale, partial }: (typeof rows)[number]) => missing + stale + partial > 0;
  const current = rows.find(({ language }) => language.code === asked.language) ?? rows.find(isToDo) ?? rows[0];
  const listed: ListQuery = { ...asked, language: current?.language.code };
  return (
    <>
      <section aria-labelledby="coverage">
        <h1 id="coverage">{TRANSLATION_DESK}</h1>
        <p>
          Published condition pages, categories, pages about the site and learning paths, and how far they are in each
          language.
        </p>
        <Coverage rows={rows} current={listed.language} />
      </section>
      {current && (
        <section aria-labelledby="pages">
          <h2 id="pages">{`Pages in ${current.language.name}`}</h2>
          <Pages view={view} listed={listed} languageId={current.language.id} />
        </section>
      )}
    </>
  );
}

type PagesProps = { view: AdminViewServerProps; listed: ListQuery; languageId: number };

async function Pages({ view, listed, languageId }: PagesProps) {
  const { req } = view.initPageResult;
  const { show, kind, category: categoryId, page } = listed;
  const offset = (page - 1) * SIZE;
  const wanted = { languageId, kind, categoryId, states: toPageStates(show), limit: SIZE, offset };
  const [{ pages, total }, categories] = await Promise.all([
    selectTranslatedPages(findDatabase(req), wanted),
    req.payload.find({
      collection: 'categories',
      sort: 'name',
      limit: 200,
      depth: 0,
      select: { name: true },
      req,
      overrideAccess: false,
    }),
  ]);
  return (
    <>
      <Filters listed={listed} categories={categories.docs.map(({ id, name }) => ({ id: Number(id), name }))} />
      <PageTable pages={pages} language={listed.language ?? ''} total={total} />
      <Pager
        label="Pages of the list"
        page={page}
        size={SIZE}
        total={total}
        addressOf={(other) => listAddress({ ...listed, page: other })}
      />
    </>
  );
}

type Props = { listed: ListQuery; categories: { id: number; name: string }[] };

const SHOWN_WORDS: Record<ListFilter, string> = { todo: 'To do', all: 'All', ...PAGE_STATE_LABELS };

function Filters({ listed, categories }: Props) {
  const { language, show, kind, category } = listed;
  return (
    <>
      <Tabs
        label="By state"
        tabs={LIST_FILTERS.map((one) => ({
          label: SHOWN_WORDS[one],
          href: listAddress({ ...listed, show: one, page: 1 }),
          isCurrent: one === show,
        }))}
      />
      <Filter
        // Without a new key, uncontrolled fields would keep their values when a link changes the filters.
        key={JSON.stringify([language, show, kind, category])}
        label="By kind and category"
        list={TRANSLATIONS}
        kept={{ language, show: show === 'todo' ? undefined : show }}
        cleared={kind || category ? listAddress({ language, show }) : undefined}
      >
        <FilterSelect
          name="kind"
          label="Kind"
          any="All kinds"
          choices={LISTED_KINDS.map((value) => ({ value, label: PAGE_KIND_LABELS[value].many }))}
          chosen={kind}
        />
        <FilterSelect
          name="category"
          label="Category"
          any="All categories"
          choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={category}
        />
      </Filter>
    </>
  );
}
