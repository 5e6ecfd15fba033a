import { TRANSLATED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import { TRANSLATIONS } from '../kit/addresses.ts';
import { Choose, Filter } from '../kit/Filter.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { type Listed, listAddress, SHOWN, type Shown } from './addresses.ts';
import { PAGE_KIND_WORDS, PAGE_STATE_WORDS } from './words.ts';

type Props = { listed: Listed; categories: { id: number; name: string }[] };

const SHOWN_WORDS: Record<Shown, string> = { todo: 'To do', all: 'All', ...PAGE_STATE_WORDS };

/** What the list shows: pages in a state, of a kind, of a category. */
export function Filters({ listed, categories }: Props) {
  const { language, show, kind, category } = listed;
  return (
    <>
      <Tabs
        label="By state"
        tabs={SHOWN.map((one) => ({
          label: SHOWN_WORDS[one],
          href: listAddress({ ...listed, show: one, page: 1 }),
          isCurrent: one === show,
        }))}
      />
      <Filter
        // Else the fields keep what they said when a link leads to another narrowing.
        key={JSON.stringify([language, show, kind, category])}
        label="By kind and category"
        list={TRANSLATIONS}
        kept={{ language, show: show === 'todo' ? undefined : show }}
        cleared={kind || category ? listAddress({ language, show }) : undefined}
      >
        <Choose
          name="kind"
          label="Kind"
          any="Conditions and categories"
          choices={TRANSLATED_KINDS.map((value) => ({ value, label: PAGE_KIND_WORDS[value].many }))}
          chosen={kind}
        />
        <Choose
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
