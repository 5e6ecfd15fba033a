import type { SavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef } from 'react';
import { screenPath } from '../../routes.ts';
import { isSlowConnection } from '../../session/offline/isSlowConnection.ts';
import type { SaveTarget } from '../../session/offline/saved/savedKey.ts';
import { formatSize } from './formatSize.ts';
import { reviewText } from './reviewText.ts';
import { type SavingState, useSaving } from './useSaving.ts';

type Props = { target: SaveTarget; words: SavedWords };

export function SavePanel({ target, words }: Props) {
  const { lang } = target;
  const { state, save, stop, cancel, remove } = useSaving(target);
  const { saving } = words;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone. Moving the focus keeps it from returning to the start of the page.
    if (document.activeElement === document.body) frame.current?.focus();
  }, [state.phase]);
  return (
    <div
      className="grid max-w-measure justify-items-start gap-3 rounded-soft border border-line bg-raised px-5 py-4 focus:outline-none"
      ref={frame}
      tabIndex={-1}
    >
      <p className={toStatusText(state, words, lang) ? 'font-semibold' : 'sr-only'} role="status">
        {toStatusText(state, words, lang)}
      </p>
      {state.phase === 'asking' && (
        <>
          {isSlowConnection() && <p>{saving.slow}</p>}
          <p className="buttons">
            <button className="button" type="button" onClick={() => void save()}>
              {saving.confirm}
            </button>
            <button className="button quiet" type="button" onClick={cancel}>
              {saving.cancel}
            </button>
          </p>
        </>
      )}
      {state.phase === 'saving' && (
        <>
          <progress
            className="w-full"
            aria-label={saving.progress}
            {...(state.all > 0 ? { value: state.done, max: state.all } : {})}
          />
          <button className="button quiet" type="button" onClick={stop}>
            {saving.stop}
          </button>
        </>
      )}
      {state.phase === 'saved' && <Saved state={state} words={words} lang={lang} remove={remove} />}
      {(state.phase === 'failed' || state.phase === 'removed') && (
        <button className="button quiet" type="button" onClick={() => void save()}>
          {saving.confirm}
        </button>
      )}
    </div>
  );
}

type SavedProps = {
  state: SavingState & { phase: 'saved' };
  words: SavedWords;
  lang: string;
  remove: () => Promise<void>;
};

function Saved({ state: { item, isPersisted }, words, lang, remove }: SavedProps) {
  const { saving, keeping } = words;
  return (
    <>
      <p>{reviewText(item, words, lang)}</p>
      {isPersisted !== null && <p className="hint">{isPersisted ? keeping.yes : keeping.no}</p>}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button className="button quiet" type="button" onClick={() => void remove()}>
          {saving.remove}
        </button>
        <a className="touch" href={screenPath('offline', lang)}>
          {saving.see}
        </a>
      </p>
    </>
  );
}

/** Returns the status text. It stays the same while saving, so that screen readers do not announce each step. */
function toStatusText(state: SavingState, { saving }: SavedWords, lang: string): string {
  switch (state.phase) {
    case 'reading':
      return '';
    case 'asking':
      if (state.size === undefined) return saving.asking;
      return state.size === null ? saving.askUnknown : fill(saving.ask, { size: formatSize(lang, state.size) });
    case 'saving':
      return saving.begun;
    case 'saved':
      return fill(saving.done, { size: formatSize(lang, state.item.bytes) });
    case 'failed':
      return saving.failed[state.reason];
    case 'removed':
      return saving.removed;
  }
}
