import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { useEffect, useRef, useState } from 'react';

type Props = { words: SavedWords['page']; onRemove: () => Promise<void> };

/** Asks for confirmation, because removed items cannot be saved again while offline. */
export function RemoveAll({ words, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button className="button quiet justify-self-start" type="button" onClick={() => setAsking(true)}>
        {words.removeAll}
      </button>
    );
  return (
    <fieldset className="notice-box grid gap-3 px-5 py-4">
      <legend className="sr-only">{words.removeAll}</legend>
      <p>{words.removeAllSure}</p>
      <p className="buttons">
        <button className="button quiet" type="button" ref={keep} onClick={() => setAsking(false)}>
          {words.keep}
        </button>
        <button className="button" type="button" onClick={() => void onRemove()}>
          {words.removeAllYes}
        </button>
      </p>
    </fieldset>
  );
}
