import { ArrowLeftIcon } from 'lucide-react';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { conditionPath } from '../../routes.ts';
import { facts } from '../accounts/profile/looks.ts';
import { type Portal, usePortal } from './context.ts';
import {
  findChoiceName,
  nameOfSample,
  PlaceLink,
  RecordRows,
  type SampleRecord,
  selectRecords,
  ViewHeading,
} from './parts.tsx';
import { type ListTab, listFilters } from './places.ts';

const POINTS = { cases: 'casePoints', resources: 'resourcePoints', network: 'professionalPoints' } as const;
const BACK = { cases: 'backToCases', resources: 'backToResources', network: 'backToNetwork' } as const;

export function RecordDetail({ tab, number }: { tab: ListTab; number: number }) {
  const portal = usePortal();
  const { words, place, samples } = portal;
  const record = selectRecords(tab, portal).find((one) => one.number === number);
  return (
    <article className="grid max-w-list grid-cols-1 justify-items-start gap-4">
      <PlaceLink className="touch gap-2" to={{ tab, filters: place.filters }}>
        <ArrowLeftIcon className="flips" />
        <Text>{words[BACK[tab]]}</Text>
      </PlaceLink>
      {!record && <ViewHeading>{words.missing}</ViewHeading>}
      {record && (
        <>
          <ViewHeading lang={record.language}>{nameOfSample(record, portal)}</ViewHeading>
          <p className="lede" lang={record.language}>
            {record.summary}
          </p>
          <dl className={facts}>
            {listFacts(tab, record, portal).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3>{words[POINTS[tab]]}</h3>
          <ul className="marked grid list-disc gap-2 ps-6" lang={record.language}>
            {record.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {tab === 'network' && (
            <>
              <h3>{words.casesOf}</h3>
              <CaseList records={samples.cases.filter(({ professional }) => professional === number)} />
            </>
          )}
        </>
      )}
    </article>
  );
}

function CaseList({ records }: { records: Portal['samples']['cases'] }) {
  const { words } = usePortal();
  return records.length > 0 ? <RecordRows tab="cases" records={records} heading="h4" /> : <p>{words.noCases}</p>;
}

type Fact = [name: string, value: Parts | string];

function listFacts(tab: ListTab, record: SampleRecord, portal: Portal): Fact[] {
  const { lang, words, samples } = portal;
  const known: Fact[] = listFilters(tab).map(([name]) => [words[name], findChoiceName(record, name, words)]);
  if ('openedOn' in record) {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
    known.push([
      words.openedOn,
      <time key="day" dateTime={record.openedOn}>
        {day.format(new Date(record.openedOn))}
      </time>,
    ]);
    const professional = samples.professionals.find(({ number }) => number === record.professional);
    if (professional)
      known.push([
        words.professional,
        <PlaceLink key="who" to={{ tab: 'network', record: professional.number }}>
          {nameOfSample(professional, portal)}
        </PlaceLink>,
      ]);
  }
  if (record.condition)
    known.push([
      words.condition,
      <a key="page" href={conditionPath(record.condition.id, lang)}>
        <bdi>{record.condition.name}</bdi>
      </a>,
    ]);
  return known;
}
