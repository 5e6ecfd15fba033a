import type { TranslatedPage } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import Link from 'next/link.js';
import { type Column, List } from '../kit/List.tsx';
import { editorAddress } from './addresses.ts';
import { PAGE_KIND_LABELS, PAGE_STATE_LABELS } from './words.ts';

type Props = { pages: TranslatedPage[]; language: string; total: number };

export function PageTable({ pages, language, total }: Props) {
  if (total === 0) return <p>No page matches these filters. Choose another state, kind or category above.</p>;
  return (
    <List
      rows={pages}
      columns={columnsIn(language)}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      caption={`${total.toLocaleString('en')} ${total === 1 ? 'page' : 'pages'}, most read first`}
    />
  );
}

function columnsIn(language: string): [Column<TranslatedPage>, ...Column<TranslatedPage>[]] {
  return [
    {
      head: 'Page',
      cell: ({ kind, id, name, translatedName }) => (
        <>
          <Link className="desk-link" href={editorAddress({ language, kind, id })} prefetch={false}>
            {name}
          </Link>
          {translatedName && (
            <span className="desk-quiet" lang={language} dir="auto">
              {translatedName}
            </span>
          )}
        </>
      ),
    },
    {
      head: 'State',
      cell: ({ state, progress }) => (
        <>
          {PAGE_STATE_LABELS[state]}
          {progress && <span className="desk-quiet">{formatProgress(progress)}</span>}
        </>
      ),
    },
    { head: 'Kind', cell: ({ kind }) => PAGE_KIND_LABELS[kind].one },
    { head: 'Category', cell: ({ kind, category }) => (kind === 'category' ? '' : category) },
    { head: 'Views', is: 'number', said: ({ kind }) => (kind === 'page' ? undefined : 'Views: '), cell: formatViews },
    {
      head: 'Being translated by',
      said: ({ people }) => (people.length > 0 ? 'Being translated by ' : undefined),
      cell: ({ people }) => people.join(', '),
    },
  ];
}

function formatProgress({ entries, done, stale }: NonNullable<TranslatedPage['progress']>): string {
  const words = `${done} of ${entries} entries`;
  return stale > 0 ? `${words}, ${stale} older than the source` : words;
}

/**
 * Shows the number of learners who have begun a learning path, whose views are not counted, and nothing for a page about
 * the site.
 */
function formatViews({ kind, views }: TranslatedPage): string {
  if (kind === 'page') return '';
  const figure = views.toLocaleString('en');
  if (kind !== 'path') return figure;
  return `${figure} ${views === 1 ? 'learner' : 'learners'}`;
}
