import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { PlusIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame } from '../../../components/form/FieldFrame.tsx';
import { besideButton } from '../../../components/form/looks.ts';
import { Text } from '../../../components/text/Text.tsx';
import { useForm } from './FormFrame.tsx';
import { addEntry, refusalMessage } from './listRules.ts';

type Props = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  isRequired: boolean;
  /** Maximum number of characters of an entry. */
  length: number;
  list: readonly string[];
  /** Text in the input that is not an entry yet. */
  pending: string;
  onChange: (change: { list?: string[]; pending: string }) => void;
  /** Language of the entries, when it differs from the page's. */
  language?: string | undefined;
};

/** Edits a list of entries. Enter adds an entry and never sends the form. */
export function ListField({ name, label, hint, error, isRequired, length, list, pending, onChange, language }: Props) {
  const { lang, words } = useForm();
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<{ why: string; typed: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const entries = useRef<HTMLUListElement>(null);

  function add() {
    const added = addEntry(list, pending, length);
    input.current?.focus();
    if ('list' in added) {
      setRefusal(null);
      setSaid(fill(words.list.added, { entry: pending.trim() }));
      onChange({ list: added.list, pending: '' });
      return;
    }
    const why = refusalMessage(added.refused, length, { lang, words });
    setRefusal(why ? { why, typed: pending } : null);
    setSaid(why);
    if (added.refused === 'empty') onChange({ pending: '' });
  }

  function remove(entry: string) {
    const place = list.indexOf(entry);
    const rest = list.filter((other) => other !== entry);
    // Renders at once, so that the next button or the input can take the focus before another key is pressed.
    flushSync(() => {
      setRefusal(null);
      setSaid(fill(words.list.removed, { entry }));
      onChange({ list: rest, pending });
    });
    const next = entries.current?.querySelectorAll('button')[Math.min(place, rest.length - 1)];
    (next ?? input.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const enter = readEnter(event);
    if (!enter) return;
    // Includes an Enter that ends a composition (IME): that key must not send the form either.
    event.preventDefault();
    if (enter === 'pressed') add();
  }

  return (
    <div className="list-field">
      <FieldFrame
        label={label}
        isRequired={isRequired}
        id={`field-${name}`}
        hint={`${hint} ${words.list.how}`}
        // A refusal is outdated when sending the form has changed the text in the input.
        error={refusal?.typed === pending ? refusal.why : error}
      >
        {(control) => (
          <div className="list-input flex flex-wrap items-end gap-x-2">
            <input
              className={besideButton.input}
              {...control}
              type="text"
              name={name}
              // The list is required, not the input, which is empty after each entry.
              required={undefined}
              aria-required={isRequired && list.length === 0 ? true : undefined}
              autoComplete="off"
              enterKeyHint="enter"
              dir="auto"
              lang={language}
              ref={input}
              value={pending}
              onChange={({ target }) => {
                setRefusal(null);
                onChange({ pending: target.value });
              }}
              onKeyDown={onKeyDown}
            />
            <button
              className={besideButton.button}
              type="button"
              aria-label={fill(words.list.addTo, { field: label })}
              onClick={add}
            >
              <PlusIcon />
              <Text>{words.list.add}</Text>
            </button>
          </div>
        )}
      </FieldFrame>
      <p className="sr-only" role="status">
        {said}
      </p>
      {list.length > 0 && (
        <ul
          className="divided mt-3 grid grid-cols-1 rounded-soft border border-line"
          aria-label={fill(words.list.entriesOf, { field: label })}
          ref={entries}
        >
          {list.map((entry) => (
            <li
              key={entry}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-[0.35rem] ps-[0.85rem] pe-[0.35rem]"
            >
              <span className="min-w-0 flex-[1_1_12rem]" dir="auto" lang={language}>
                {entry}
              </span>
              <button
                className="button quiet border-transparent"
                type="button"
                aria-label={fill(words.list.removeEntry, { entry })}
                onClick={() => remove(entry)}
              >
                <XIcon />
                <Text>{words.list.remove}</Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
