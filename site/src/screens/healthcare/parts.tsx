import type {
  SampleCase,
  SampleProfessional,
  SampleResource,
} from '@common-ground/api/contracts/healthcare/samples.ts';
import type { PortalWords } from '@common-ground/api/contracts/wording/healthcare.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { rowFacts, rows } from '../accounts/profile/looks.ts';
import { type Portal, usePortal } from './context.ts';
import { type FilterName, type ListTab, listFilters, type PortalPlace, toPortalQuery } from './places.ts';

export type SampleRecord = SampleCase | SampleResource | SampleProfessional;

export function selectRecords(tab: ListTab, { samples }: Portal): SampleRecord[] {
  return { cases: samples.cases, resources: samples.resources, network: samples.professionals }[tab];
}

type HeadingProps = { children: string; lang?: string; headingRef?: RefObject<HTMLHeadingElement | null> };

/**
 * Heading of a view. Takes the focus when the view changes, because the pressed link is gone. A focused tab keeps the
 * focus.
 */
export function ViewHeading({ children, lang, headingRef }: HeadingProps) {
  const { words, hasMoved } = usePortal();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  useEffect(() => {
    if (hasMoved && document.activeElement?.getAttribute('role') !== 'tab') heading.current?.focus();
  }, []);
  return (
    <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 focus:outline-none" tabIndex={-1} ref={heading}>
      <span lang={lang}>{children}</span> <span className="badge font-body">{words.sample}</span>
    </h2>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Pick<PortalPlace, 'tab'> & Partial<PortalPlace> };

/** Link to a view. Opens it in place unless a modifier key asks for another tab or window. */
export function PlaceLink({ to, ...link }: LinkProps) {
  const { go } = usePortal();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go({ record: null, filters: {}, ...to });
  };
  return <a {...link} href={location.pathname + toPortalQuery(to)} onClick={follow} />;
}

/** Returns the name of a value of a filter, such as "In progress". */
export function nameOfChoice(words: PortalWords, filter: FilterName, value: string): string {
  const { statuses, severities, formats, settings } = words;
  const names: Record<string, string> = { status: statuses, severity: severities, format: formats, setting: settings }[
    filter
  ];
  return names[value] ?? value;
}

export function nameOfSample({ title, number }: SampleRecord, { words, lang }: Pick<Portal, 'words' | 'lang'>): string {
  return fill(words.named, { title, number: formatNumber(lang, number) });
}

/** `filters` are those of the list, so that a record can link back to the filtered list. */
export function RecordRows({ tab, records, filters = {}, heading: Heading = 'h3' }: RowsProps) {
  const portal = usePortal();
  const { words } = portal;
  return (
    <ul className={rows}>
      {records.map((record) => (
        <li key={record.number} className="grid grid-cols-1 gap-1">
          <Heading className="font-body text-body leading-[1.4] font-semibold" lang={record.language}>
            <PlaceLink to={{ tab, record: record.number, filters }}>{nameOfSample(record, portal)}</PlaceLink>
          </Heading>
          <p className={rowFacts}>
            {listFilters(tab).map(([name]) => (
              <span key={name}>
                {fill(words.fact, { name: words[name], value: findChoiceName(record, name, words) })}
              </span>
            ))}
            {record.condition && <bdi>{record.condition.name}</bdi>}
          </p>
          <p className="max-w-measure" lang={record.language}>
            {record.summary}
          </p>
        </li>
      ))}
    </ul>
  );
}

type RowsProps = {
  tab: ListTab;
  records: SampleRecord[];
  filters?: PortalPlace['filters'];
  /** Element of the heading of each record. */
  heading?: 'h3' | 'h4';
};

/** Returns the name of the value that a record has for a filter. */
export function findChoiceName(record: SampleRecord, name: FilterName, words: PortalWords): string {
  return nameOfChoice(words, name, findChoice(record, name));
}

export function findChoice(record: SampleRecord, name: FilterName): string {
  return String((record as Partial<Record<FilterName, string>>)[name]);
}
