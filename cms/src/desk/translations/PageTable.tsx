import type { TranslatedPage } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import Link from 'next/link.js';
import { type Column, List } from '../kit/List.tsx';
import { editorAddress } from './addresses.ts';
import { PAGE_KIND_WORDS, PAGE_STATE_WORDS } from './words.ts';

type Props = { pages: TranslatedPage[]; language: string; total: number };

export function PageTable({ pages, language, total }: Props) {
  if (total === 0) return <p>No page is like that. Choose another state, kind or category above.</p>;
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
    { head: 'State', cell: ({ state }) => PAGE_STATE_WORDS[state] },
    { head: 'Kind', cell: ({ kind }) => PAGE_KIND_WORDS[kind].one },
    { head: 'Category', cell: ({ kind, category }) => (kind === 'condition' ? category : '') },
    { head: 'Views', is: 'number', said: () => 'Views: ', cell: ({ views }) => views.toLocaleString('en') },
    {
      head: 'Being translated by',
      said: ({ people }) => (people.length > 0 ? 'Being translated by ' : undefined),
      cell: ({ people }) => people.join(', '),
    },
  ];
}
