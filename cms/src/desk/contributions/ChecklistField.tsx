import type { ChecklistItem } from '@common-ground/api/contracts/contributions/contributions.ts';
import { useState } from 'react';
import { type ApprovalChecklist, SOURCES_NEEDED } from './answer.ts';
import { CHECKLIST_HINTS, CHECKLIST_LABELS } from './words.ts';

type Props = {
  id: string;
  checked: ApprovalChecklist;
  /** Id of the error message among the children; empty or undefined when there is no error. */
  errorId: string | undefined;
  children?: React.ReactNode;
};

/** Checklist of an approval. The checkbox above the items ticks or clears them all, and is mixed in between. */
export function ChecklistField({ id, checked: { items, hasSources }, errorId, children }: Props) {
  const [ticked, setTicked] = useState<readonly ChecklistItem[]>([]);
  const isMissing = (item: ChecklistItem) => item === 'sources' && !hasSources;
  const available = items.filter((item) => !isMissing(item));
  const hasAll = items.every((item) => ticked.includes(item));
  const toggle = (item: ChecklistItem) =>
    setTicked(ticked.includes(item) ? ticked.filter((one) => one !== item) : [...ticked, item]);
  const toggleAll = () => setTicked(available.every((item) => ticked.includes(item)) ? [] : available);
  return (
    <fieldset aria-describedby={errorId || undefined}>
      <legend>What you have looked at: all of it, before an approval</legend>
      <label className="desk-check">
        <input
          // The browser has no attribute for the mixed state.
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !hasAll;
          }}
          type="checkbox"
          checked={hasAll}
          aria-controls={items.map((item) => `${id}-${item}`).join(' ')}
          onChange={toggleAll}
        />
        <span>All of these</span>
      </label>
      {items.map((item) => (
        <label key={item} className="desk-check review__item">
          <input
            id={`${id}-${item}`}
            type="checkbox"
            name="checklist"
            value={item}
            checked={ticked.includes(item)}
            disabled={isMissing(item)}
            aria-invalid={errorId && !ticked.includes(item) ? true : undefined}
            onChange={() => toggle(item)}
          />
          <span>
            {CHECKLIST_LABELS[item]}
            <span className="desk-quiet">{isMissing(item) ? SOURCES_NEEDED : CHECKLIST_HINTS[item]}</span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
