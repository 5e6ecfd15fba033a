import { CONTRIBUTION_KINDS } from '@common-ground/api/contracts/contributions/contents.ts';
import { STATE_WORDS, WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { QueueOption } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { QUEUE } from '../../kit/addresses.ts';
import { Choose, Filter } from '../../kit/Filter.tsx';
import { KIND_WORDS } from '../words.ts';
import { isNarrowed, type QueueQuery, queueAddress, TEXT_MAX } from './asked.ts';

type Props = { asked: QueueQuery; options: QueueOption[] };

/** Narrows a view of the queue, with how much each choice would show. */
export function QueueFilters({ asked: { tab, filters }, options }: Props) {
  const choices = (wanted: QueueOption['filter']) => options.filter(({ filter }) => filter === wanted).map(counted);
  const kinds = CONTRIBUTION_KINDS.map((value) => {
    const count = options.find((option) => option.filter === 'kind' && option.value === value)?.count ?? 0;
    return counted({ value, label: KIND_WORDS[value], count });
  });
  const cleared = isNarrowed(filters) ? queueAddress({ tab }) : undefined;
  return (
    <Filter
      // Else the fields keep what they said when a link leads to another narrowing.
      key={JSON.stringify([tab, filters])}
      label="Narrow the queue"
      list={QUEUE}
      kept={{ tab }}
      cleared={cleared}
    >
      <Choose
        name="category"
        label="Category"
        any="All categories"
        choices={choices('category')}
        chosen={filters.category}
      />
      <Choose
        name="language"
        label="Language"
        any="All languages"
        choices={choices('language')}
        chosen={filters.language}
      />
      <Choose name="kind" label="Kind" any="All kinds" choices={kinds} chosen={filters.kind} />
      {(tab === 'all' || tab === 'sent') && (
        <Choose name="state" label="State" any="All states" choices={STATES} chosen={filters.state} />
      )}
      <label>
        Words in it
        <input type="search" name="text" defaultValue={filters.text} maxLength={TEXT_MAX} />
      </label>
    </Filter>
  );
}

const STATES = WORKFLOW_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

function counted({ value, label, count }: Omit<QueueOption, 'filter'>) {
  return { value, label: `${label} (${count})` };
}
