import { CONTRIBUTION_KINDS } from '@common-ground/api/contracts/contributions/contents.ts';
import { WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { QueueOption } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { Button } from '@payloadcms/ui';
import Form from 'next/form.js';
import Link from 'next/link.js';
import { KIND_WORDS, STATE_WORDS } from '../words.ts';
import { type Asked, addressOf, isNarrowed } from './asked.ts';

type Props = { asked: Asked; options: QueueOption[]; list: string };
type Choice = { value: string; label: string };

/** Narrows a view of the queue; the address says how, so it can be kept and sent on. */
export function QueueFilters({ asked: { tab, filters }, options, list }: Props) {
  const choices = (wanted: QueueOption['filter']): Choice[] =>
    options
      .filter(({ filter }) => filter === wanted)
      .map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));
  const kinds = CONTRIBUTION_KINDS.map((kind) => {
    const count = options.find(({ filter, value }) => filter === 'kind' && value === kind)?.count ?? 0;
    return { value: kind, label: `${KIND_WORDS[kind]} (${count})` };
  });
  return (
    <Form
      // Else the fields keep what they said when a link leads to another narrowing.
      key={JSON.stringify([tab, filters])}
      action={list}
      className="review-queue__filters"
      role="search"
      aria-label="Narrow the queue"
    >
      <input type="hidden" name="tab" value={tab} />
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
        <input type="search" name="text" defaultValue={filters.text} maxLength={200} />
      </label>
      <div className="review__buttons">
        <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
          Show
        </Button>
        {isNarrowed(filters) && (
          <Link className="review-queue__clear" href={addressOf(list, { tab })} prefetch={false}>
            Clear
          </Link>
        )}
      </div>
    </Form>
  );
}

const STATES: Choice[] = WORKFLOW_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

type ChooseProps = { name: string; label: string; any: string; choices: Choice[]; chosen: string | number | undefined };

function Choose({ name, label, any, choices, chosen = '' }: ChooseProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={String(chosen)}>
        <option value="">{any}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
