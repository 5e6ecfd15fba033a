import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { Entry } from './entries.ts';

type Options = {
  entries: Entry[];
  typed: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  setText: (text: string) => void;
  setHeld: (isHeld: boolean) => void;
  onChoose: (entry: Entry) => void;
};

export type SearchCombobox = ReturnType<typeof useSearchCombobox>;

/**
 * Adapts Downshift to a search box, in which any text may be sent: Enter without an active entry submits the form,
 * leaving the box chooses nothing, and Home and End move in the text.
 */
export function useSearchCombobox({ entries, typed, isOpen, setOpen, setText, setHeld, onChoose }: Options) {
  const combobox = useCombobox<Entry>({
    items: entries,
    itemToString: (entry) => entry?.text ?? '',
    initialInputValue: typed,
    isOpen,
    stateReducer,
    onIsOpenChange: (changes) => setOpen(changes.isOpen),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHeld(highlightedIndex >= 0),
  });
  const active = entries[combobox.highlightedIndex];

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Downshift itself opens the list after this event, and would then take the focus back from a Tab pressed meanwhile.
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    const enter = readEnter(event);
    if (!enter && !['Home', 'End'].includes(event.key)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (enter === 'pressed' && isOpen && active) {
      event.preventDefault();
      onChoose(active);
    }
  }
  return { ...combobox, onKeyDown };
}

function stateReducer(
  state: UseComboboxState<Entry>,
  { type, changes }: UseComboboxStateChangeOptions<Entry>,
): Partial<UseComboboxState<Entry>> {
  switch (type) {
    case useCombobox.stateChangeTypes.InputClick:
      return { ...state, isOpen: true };
    // Keeps the list open, because the buttons beside it need an open list; HeaderSearch closes it.
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...state, highlightedIndex: -1 };
    case useCombobox.stateChangeTypes.ItemClick:
      return { ...changes, selectedItem: null };
    default:
      return changes;
  }
}
