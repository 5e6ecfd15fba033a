import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { HeaderSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { XIcon } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

type Props = {
  words: HeaderSearchWords;
  terms: string[];
  onRemove: (term: string) => void;
  onClear: () => void;
  onEmptied: () => void;
};

const BUTTON =
  'flex min-h-target min-w-target flex-1 items-center justify-end rounded-soft px-3 py-[0.35rem] text-small font-bold text-action hover:bg-sunken [&>svg]:size-4.5 [&>svg]:text-ink-soft';

/** Buttons that delete all recent searches, or the one in the same row. */
export function RecentButtons({ words, terms, onRemove, onClear, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null);

  function removeAt(place: number, term: string) {
    const hadFocus = list.current?.contains(document.activeElement);
    flushSync(() => onRemove(term));
    if (!hadFocus) return;
    const left = list.current?.querySelectorAll<HTMLButtonElement>('.search-remove') ?? [];
    const next = left[Math.min(place, left.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }

  function clear() {
    const hadFocus = list.current?.contains(document.activeElement);
    flushSync(onClear);
    if (hadFocus) onEmptied();
  }

  return (
    <ul
      className="col-start-2 grid *:flex [grid-template:subgrid/subgrid]"
      ref={list}
      style={{ gridRow: `1 / span ${terms.length + 1}` }}
    >
      <li>
        <button type="button" className={BUTTON} aria-label={words.clearAllRecent} onClick={clear}>
          {words.clearAll}
        </button>
      </li>
      {terms.map((term, place) => (
        <li key={term}>
          <button
            type="button"
            className={`search-remove ${BUTTON}`}
            aria-label={fill(words.remove, { term })}
            onClick={() => removeAt(place, term)}
          >
            <XIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
