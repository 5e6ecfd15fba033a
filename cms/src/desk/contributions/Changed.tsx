import type { AnyField } from '@common-ground/api/contracts/contributions/contents.ts';
import type { ReactNode } from 'react';
import { FIELD_WORDS } from './words.ts';

type Props = { field: AnyField; isConflict?: boolean; children: ReactNode };

/** One part of a page, and whether the page says something else of it by now. */
export function Changed({ field, isConflict, children }: Props) {
  return (
    <div className="review__change">
      <h3>
        {FIELD_WORDS[field]}
        {isConflict && <span className="review__mark">changed on the page meanwhile</span>}
      </h3>
      {children}
    </div>
  );
}
