import { TRANSLATED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import Link from 'next/link.js';
import { type Listed, listAddress, SHOWN, type Shown, TRANSLATIONS } from './addresses.ts';
import { PAGE_STATE_WORDS } from './words.ts';

type Props = { listed: Listed; categories: { id: number; name: string }[] };

const SHOWN_WORDS: Record<Shown, string> = { todo: 'To do', all: 'All', ...PAGE_STATE_WORDS };

/** What the list shows. Each answer is an address of its own, which can be kept and sent to somebody. */
export function Filters({ listed, categories }: Props) {
  const { language, show, kind, category } = listed;
  return (
    <>
      <nav aria-label="By state">
        <ul className="translation__tabs">
          {SHOWN.map((one) => (
            <li key={one}>
              <Link
                href={listAddress({ ...listed, show: one, page: 1 })}
                prefetch={false}
                aria-current={one === show ? 'true' : undefined}
              >
                {SHOWN_WORDS[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form className="translation__filters" action={TRANSLATIONS} aria-label="By kind and category">
        {language && <input type="hidden" name="language" value={language} />}
        {show !== 'todo' && <input type="hidden" name="show" value={show} />}
        <label>
          Kind
          <select name="kind" defaultValue={kind ?? ''}>
            <option value="">Conditions and categories</option>
            {TRANSLATED_KINDS.map((one) => (
              <option key={one} value={one}>
                {one === 'condition' ? 'Conditions' : 'Categories'}
              </option>
            ))}
          </select>
        </label>
        <label>
          Category
          <select name="category" defaultValue={category ?? ''}>
            <option value="">All categories</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="translation__button">
          Show
        </button>
      </form>
    </>
  );
}
