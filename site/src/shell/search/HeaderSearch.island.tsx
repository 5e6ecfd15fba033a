import { isComposing } from '@common-ground/api/contracts/compositionKeys.ts';
import { SEARCH_TEXT_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { headerSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { SearchIcon } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchForm } from '../../components/search-form/looks.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { homePath } from '../../routes.ts';
import { type Entry, foundEntries, startingEntries, writeNote } from './entries.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useHistory } from './useHistory.ts';
import { useSearchCombobox } from './useSearchCombobox.ts';
import { useSuggestions } from './useSuggestions.ts';

type Props = { lang: string; placeholder: string; label: string; button: string };

/** Search box of the header: a plain form from the server, which suggests once the reader uses it. */
export default function HeaderSearch({ lang, placeholder, label, button }: Props) {
  const words = headerSearchWords(lang);
  const box = useRef<HTMLInputElement>(null);
  const [typed] = useState(readTyped);
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isBlank = text.trim() === '';
  const history = useHistory(isOpen);
  const look = useSuggestions({ lang, text: text.trim(), isOpen });
  const found = { text: text.trim(), lang, words };
  const fresh = isBlank ? startingEntries(history.recent, words) : foundEntries(look, found);
  const entries = useSteady(fresh, isHeld);
  const choose = (entry: Entry) => {
    if (!box.current) return;
    box.current.value = entry.text;
    if (entry.href) location.assign(entry.href);
    else box.current.form?.requestSubmit();
  };
  const combobox = useSearchCombobox({ entries, typed, isOpen, setOpen, setText, setHeld, onChoose: choose });
  const isAlive = useHydrated();
  useTakingOver(box, { setOpen, setInputValue: combobox.setInputValue });
  const focusBox = useRef({ isQuiet: false }).current;

  const inputProps = combobox.getInputProps({
    ref: box,
    'aria-label': label,
    'aria-expanded': isOpen && entries.length > 0,
    onChange: (event) => setText(event.currentTarget.value),
    onKeyDown: combobox.onKeyDown,
    onFocus: () => {
      if (!focusBox.isQuiet) setOpen(true);
    },
  });
  // Without JavaScript the input must not claim to be a combobox.
  const { ref, value, onChange } = inputProps;

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    // Without `relatedTarget` the window has lost the focus, or the focused button has disappeared: the list stays
    // open.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function closeByEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || isComposing(event) || !isOpen || event.target === box.current) return;
    // Escape closes the list only, not the drawer around it.
    event.preventDefault();
    setOpen(false);
    focusBox.isQuiet = true;
    box.current?.focus();
    focusBox.isQuiet = false;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its buttons and its box do
    <div
      className="header-search @wide:relative @wide:max-w-[34rem] @wide:min-w-0 @wide:flex-[1_1_10rem]"
      onBlur={closeWhenLeft}
      onKeyDown={closeByEscape}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as in SearchForm.astro */}
      <form className={searchForm.form} action={homePath(lang)} role="search" aria-label={label}>
        <input
          className={`${searchForm.box} min-h-target text-base`}
          type="search"
          name="search"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_LENGTH}
          {...(isAlive ? inputProps : { ref, value, onChange })}
        />
        <button className={`${searchForm.button} px-3`} type="submit" aria-label={button}>
          <SearchIcon />
        </button>
      </form>
      {isAlive && (
        <SearchPanel
          lang={lang}
          words={words}
          entries={entries}
          note={isBlank ? null : writeNote(look, found)}
          history={history}
          combobox={combobox}
          onChoose={choose}
          isOpen={isOpen}
          status={isBlank ? 'settled' : look.status}
          onClose={() => setOpen(false)}
          onEmptied={() => box.current?.focus()}
        />
      )}
    </div>
  );
}

/**
 * The component itself reads early input in `useTakingOver`. Replayed events would open the list even for text that the
 * page had put into the box.
 */
HeaderSearch.takesOverInput = true;

function readTyped(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>('.header-search input')?.value ?? '';
}

/** Takes over text that was typed before hydration, and opens the list if the box has the focus. */
function useTakingOver(
  box: { readonly current: HTMLInputElement | null },
  { setOpen, setInputValue }: { setOpen: (isOpen: boolean) => void; setInputValue: (text: string) => void },
): void {
  useEffect(() => {
    if (!box.current) return;
    setInputValue(box.current.value);
    if (document.activeElement === box.current) setOpen(true);
  }, []);
}

/**
 * Returns the fresh entries, but while an entry is active the previous ones, so that the reader chooses no other one by
 * mistake.
 */
function useSteady(fresh: Entry[], isHeld: boolean): Entry[] {
  const kept = useRef(fresh);
  if (!isHeld) kept.current = fresh;
  return kept.current;
}
