'use client';

import type { Piece } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { useEffect, useId, useRef } from 'react';
import { Action } from '../../kit/Action.tsx';
import { ActionMessageLine } from '../../kit/ActionMessageLine.tsx';
import { ChangedField, SideTable } from '../../kit/Changes.tsx';
import { compareRows } from '../../kit/compareRows.ts';
import { Time } from '../../kit/Time.tsx';
import type { Difference, Side } from './compareRecords.ts';
import { useStaleWrite } from './useStaleWrite.ts';
import '../review.css';
import './stale-write.css';

const SIDES: Record<Side, string> = { mine: 'Yours', theirs: 'Theirs, as saved' };
const CHANGED_BY: Record<Difference['changedBy'], string> = {
  both: 'changed by you and by them',
  theirs: 'changed by them',
  mine: 'changed by you',
};

/** Shows both texts of each differing field when a save was refused because the record had changed. */
export function StaleWrite() {
  const { comparison, choices, choose, said, compare } = useStaleWrite();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const savedAt = comparison?.savedAt;
  useEffect(() => {
    if (savedAt) heading.current?.focus();
  }, [savedAt]);
  return (
    <div className="stale-write">
      <ActionMessageLine said={said} />
      {said?.isError && <Action onClick={() => void compare()}>Compare again</Action>}
      {comparison && (
        <section className="field-type review__conflicts" aria-labelledby={headingId}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            Saved somewhere else meanwhile
          </h2>
          <p role="status">
            {`This record was saved in another window or by somebody else. Nothing was overwritten, and what you typed is still in the form. ${nextStep(comparison.differences)}`}
          </p>
          <p>
            Saved there: <Time iso={comparison.savedAt} isOfNow />
          </p>
          {comparison.differences.map((difference) => (
            <Compared
              key={difference.name}
              difference={difference}
              chosen={choices[difference.name] ?? 'mine'}
              onChoose={(side) => choose(difference.name, side)}
            />
          ))}
        </section>
      )}
    </div>
  );
}

function nextStep({ length }: readonly Difference[]): string {
  return length === 0
    ? 'No field differs any more: save again.'
    : 'Choose for each field below which text the form keeps, then save as usual.';
}

type ComparedProps = { difference: Difference; chosen: Side; onChoose: (side: Side) => void };

function Compared({ difference, chosen, onChoose }: ComparedProps) {
  const { name, label, changedBy, mine, theirs } = difference;
  const group = useId();
  const rows = compareRows({ [name]: mine }, { [name]: theirs }, { [name]: label })[0]?.rows ?? [];
  return (
    <ChangedField name={label} mark={CHANGED_BY[changedBy]}>
      <SideTable
        label={`${label}: ${Object.values(SIDES).join(', ')}`}
        sides={Object.values(SIDES)}
        rows={rows.map(({ before, after }) => [
          <MarkedText key="mine" pieces={before} />,
          <MarkedText key="theirs" pieces={after} />,
        ])}
      />
      <fieldset>
        <legend>{`${label}: the form keeps`}</legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="desk-check">
            <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>{side === 'mine' ? 'Mine' : 'Theirs'}</span>
          </label>
        ))}
      </fieldset>
    </ChangedField>
  );
}

function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) return <span className="desk-quiet">Not there</span>;
  return (
    <span className="review__words" dir="auto">
      {pieces.map(({ text, is }, place) => (is === 'same' ? text : <mark key={place}>{text}</mark>))}
    </span>
  );
}
