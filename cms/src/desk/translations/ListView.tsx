import { selectCoverage } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import { selectTranslatedPages } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import type { AdminViewServerProps } from 'payload';
import { type Listed, parseList, statesOf } from './addresses.ts';
import { Coverage } from './Coverage.tsx';
import { Filters } from './Filters.tsx';
import { Frame, mayTranslate } from './Frame.tsx';
import { Pager } from './Pager.tsx';
import { PageTable } from './PageTable.tsx';

const PAGE_SIZE = 50;

/** How far the languages are, and what is to be translated into one of them, most read first. */
export async function ListView(view: AdminViewServerProps) {
  return (
    <Frame view={view} crumbs={[{ label: 'Translation desk' }]}>
      {mayTranslate(view) && <Lists view={view} />}
    </Frame>
  );
}

async function Lists({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult;
  const database = databaseOf(req);
  const rows = await selectCoverage(database);
  const asked = parseList(view.searchParams ?? {});
  const isToDo = ({ missing, stale, partial }: (typeof rows)[number]) => missing + stale + partial > 0;
  const current = rows.find(({ language }) => language.code === asked.language) ?? rows.find(isToDo) ?? rows[0];
  const listed: Listed = { ...asked, language: current?.language.code };
  return (
    <>
      <section aria-labelledby="coverage">
        <h1 id="coverage">Translation desk</h1>
        <p>Published condition pages and categories, and how far they are in each language.</p>
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

type PagesProps = { view: AdminViewServerProps; listed: Listed; languageId: number };

async function Pages({ view, listed, languageId }: PagesProps) {
  const { req } = view.initPageResult;
  const { show, kind, category: categoryId, page } = listed;
  const [{ pages, total }, categories] = await Promise.all([
    selectTranslatedPages(databaseOf(req), {
      ...{ languageId, kind, categoryId, states: statesOf(show) },
      ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    }),
    req.payload.find({
      ...{ collection: 'categories', sort: 'name', limit: 200, depth: 0, select: { name: true } },
      ...{ req, overrideAccess: false },
    }),
  ]);
  return (
    <>
      <Filters listed={listed} categories={categories.docs.map(({ id, name }) => ({ id: Number(id), name }))} />
      <PageTable pages={pages} language={listed.language ?? ''} total={total} />
      <Pager listed={listed} pages={Math.ceil(total / PAGE_SIZE)} />
    </>
  );
}
