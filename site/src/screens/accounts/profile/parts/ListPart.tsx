import type { ReactNode } from 'react';
import { rows } from '../looks.ts';
import { Part, type Read } from './Part.tsx';

type Props<Item> = { $read: Read<Item[]>; empty: ReactNode; children: (item: Item) => ReactNode };

/** What is read for a list, a row for each; something else where there is none. */
export function ListPart<Item>({ $read, empty, children }: Props<Item>) {
  return (
    <Part $read={$read}>
      {(items) => (items.length === 0 ? empty : <ul className={rows}>{items.map(children)}</ul>)}
    </Part>
  );
}
