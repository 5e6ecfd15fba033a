import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { PlusIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame } from '../../../components/form/FieldFrame.tsx';
import { besideButton } from '../../../components/form/looks.ts';
import { Text } from '../../../components/text/Text.tsx';
import { useForm } from './FormFrame.tsx';
import { addEntry, sayRefusal } from './listRules.ts';

type Props = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  isRequired: boolean;
  /** Most characters of one entry. */
  length: number;
  list: readonly string[];
  /** What stands in the field and is no entry yet. */
  pending: string;
  onChange: (change: { list?: string[]; pending: string }) => void;
  /** Language of the entries, where it is not the page's. */
  language?: string | undefined;
};

/** A list whose entries are written one at a time. Enter adds, and never sends the form. */
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
    const why = sayRefusal(added.refused, length, { lang, words });
    setRefusal(why ? { why, typed: pending } : null);
    setSaid(why);
    if (added.refused === 'empty') onChange({ pending: '' });
  }

  function remove(entry: string) {
    const place = list.indexOf(entry);
    const rest = list.filter((other) => other !== entry);
    // At once, so that a key pressed right after it meets the button that takes the place of this one, or the field.
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
    // Also of a composition: this Enter must not send the form.
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
        // Sending the form may have taken the text away that this was about.
        error={refusal?.typed === pending ? refusal.why : error}
      >
        {(control) => (
          <div className="list-input flex flex-wrap items-end gap-x-2">
            <input
              className={besideButton.input}
              {...control}
              type="text"
              name={name}
              // What is required is an entry, and the field is empty after each.
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
