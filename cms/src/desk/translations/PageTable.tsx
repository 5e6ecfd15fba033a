import type { TranslatedPage } from '@common-ground/api/features/translations/queries/selectTranslatedPages.ts';
import Link from 'next/link.js';
import { editorAddress } from './addresses.ts';
import { KIND_WORDS, PAGE_STATE_WORDS } from './words.ts';

type Props = { pages: TranslatedPage[]; language: string; total: number };

export function PageTable({ pages, language, total }: Props) {
  if (total === 0) return <p>No page is like that. Choose another state, kind or category above.</p>;
  return (
    <div className="translation__table">
      <table>
        <caption>{`${total.toLocaleString('en')} ${total === 1 ? 'page' : 'pages'}, most read first`}</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">State</th>
            <th scope="col">Kind</th>
            <th scope="col">Category</th>
            <th scope="col">Views</th>
            <th scope="col">Being translated by</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={`${page.kind} ${page.id}`}>
              <th scope="row">
                <Link
                  className="translation__link"
                  href={editorAddress({ language, kind: page.kind, id: page.id })}
                  prefetch={false}
                >
                  {page.name}
                </Link>
                {page.translatedName && (
                  <span className="translation__name" lang={language} dir="auto">
                    {page.translatedName}
                  </span>
                )}
              </th>
              <td>{PAGE_STATE_WORDS[page.state]}</td>
              <td>{KIND_WORDS[page.kind]}</td>
              <td>{page.kind === 'condition' ? page.category : ''}</td>
              <td className="translation__number">{page.views.toLocaleString('en')}</td>
              <td>{page.people.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
