import { CASE_STATUSES, SEVERITIES } from '@common-ground/api/contracts/healthcare/choices.ts';
import { formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useId } from 'react';
import { usePortal } from './context.ts';
import { findChoice, nameOfChoice, PlaceLink, RecordRows, ViewHeading } from './parts.tsx';

const MAX_LATEST = 3;

export function Overview() {
  const { lang, words, samples } = usePortal();
  const latest = [...samples.cases].sort((a, b) => b.openedOn.localeCompare(a.openedOn)).slice(0, MAX_LATEST);
  const others = [
    ['resources', plural(lang, words.resourceCount, samples.resources.length)],
    ['network', plural(lang, words.professionalCount, samples.professionals.length)],
  ] as const;
  return (
    <>
      <ViewHeading>{words.dashboard}</ViewHeading>
      <CaseCounts title={words.byStatus} filter="status" values={CASE_STATUSES} />
      <CaseCounts title={words.bySeverity} filter="severity" values={SEVERITIES} />
      <section className="grid grid-cols-1 gap-3">
        <h3>{words.elsewhere}</h3>
        <ul className="flex flex-wrap gap-x-6">
          {others.map(([tab, count]) => (
            <li key={tab}>
              <PlaceLink className="touch" to={{ tab }}>
                {count}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid max-w-list grid-cols-1 gap-1">
        <h3>{words.latest}</h3>
        <RecordRows tab="cases" records={latest} heading="h4" />
      </section>
    </>
  );
}

type CountsProps = { title: string; filter: 'status' | 'severity'; values: readonly string[] };

/** Links to the cases of each value of a filter, with their number. */
function CaseCounts({ title, filter, values }: CountsProps) {
  const { lang, words, samples } = usePortal();
  const id = useId();
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="grid max-w-list grid-cols-1 gap-3 @pair:grid-cols-3">
        {values.map((value) => (
          <li key={value}>
            <PlaceLink
              className="flex h-full items-baseline gap-3 rounded-soft border border-line bg-raised px-5 py-4 text-ink no-underline hover:border-action"
              to={{ tab: 'cases', filters: { [filter]: value } }}
            >
              <b className="font-heading text-h2">
                {formatNumber(lang, samples.cases.filter((one) => findChoice(one, filter) === value).length)}
              </b>
              <span className="font-semibold text-action">{nameOfChoice(words, filter, value)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
