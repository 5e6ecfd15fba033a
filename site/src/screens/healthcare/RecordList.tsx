import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useRef } from 'react';
import { SelectField } from '../../components/form/SelectField.tsx';
import { usePortal } from './context.ts';
import { findChoice, nameOfChoice, RecordRows, selectRecords, ViewHeading } from './parts.tsx';
import { type ListTab, listFilters } from './places.ts';

export function RecordList({ tab }: { tab: ListTab }) {
  const portal = usePortal();
  const { lang, words, place, go } = portal;
  const { filters } = place;
  const all = selectRecords(tab, portal);
  const shown = all.filter((record) =>
    listFilters(tab).every(([name]) => !filters[name] || findChoice(record, name) === filters[name]),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    // Moves the focus, because the pressed button disappears when the list has records again.
    heading.current?.focus();
    go({ tab, record: null, filters: {} });
  };
  return (
    <>
      <ViewHeading headingRef={heading}>{words[tab]}</ViewHeading>
      <div className="flex max-w-list flex-wrap items-end gap-4 *:flex-[0_1_15rem]">
        {listFilters(tab).map(([name, values]) => (
          <SelectField
            key={name}
            label={words[name]}
            value={filters[name] ?? ''}
            onChange={({ target }) => go({ tab, record: null, filters: { ...filters, [name]: target.value } })}
          >
            <option value="">{words.all}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {nameOfChoice(words, name, value)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p role="status" className="text-ink-soft">
        {shown.length === 0
          ? words.none
          : fill(words.shown, { shown: formatNumber(lang, shown.length), total: formatNumber(lang, all.length) })}
      </p>
      {shown.length > 0 ? (
        <div className="max-w-list">
          <RecordRows tab={tab} records={shown} filters={filters} />
        </div>
      ) : (
        <p>
          <button className="button quiet" type="button" onClick={clear}>
            {words.clear}
          </button>
        </p>
      )}
    </>
  );
}
