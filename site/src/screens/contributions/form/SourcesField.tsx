import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { SOURCE_TEXT_LENGTH, WEB_ADDRESS_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fieldNames } from '@common-ground/api/contracts/wording/encyclopediaFields.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { PlusIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../components/form/FieldFrame.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { useForm } from './FormFrame.tsx';
import { type FoundSource, findSources } from './findSources.ts';
import { MovableSources } from './MovableSources.tsx';
import { addSource, findInvalidField, findRefusedField, sourceRefusalMessage } from './sourceRules.ts';
import { SOURCE_PARTS, type SourcePart, type Writing } from './texts.ts';

type Props = {
  writing: Writing;
  error?: string | undefined;
  onChange: (writing: Writing) => void;
  /** Whether to offer the entries of the field Resources as sources, for a form that has both fields. */
  offersResources?: boolean;
};

export function SourcesField({ writing: { texts, pending }, error, onChange, offersResources = false }: Props) {
  const { lang, words } = useForm();
  const { sources: said } = words;
  const label = fieldNames(lang).sources;
  const list = texts.sources ?? [];
  const [heard, setHeard] = useState('');
  const [refusal, setRefusal] = useState<{ part: SourcePart; why: string } | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const focusTitle = () => place.current?.querySelector<HTMLElement>('input')?.focus();
  const shown = refusal ?? (error ? { part: findInvalidField(list, pending), why: error } : null);
  // Links of errors lead to this field.
  const first = shown?.part ?? SOURCE_PARTS[0];

  function add() {
    const added = addSource(list, pending);
    if ('refused' in added) {
      const why = sourceRefusalMessage(added.refused, { lang, words });
      setRefusal(why ? { part: findRefusedField(added.refused), why } : null);
      setHeard(why);
      return;
    }
    const typed = SOURCE_PARTS.map((part) => [part, '']);
    setRefusal(null);
    setHeard(fill(words.list.added, { entry: pending.sourceTitle?.trim() ?? '' }));
    onChange({ texts: { ...texts, sources: added.list }, pending: { ...pending, ...Object.fromEntries(typed) } });
    focusTitle();
  }

  function move({ entry, source }: FoundSource) {
    const added = addSource(list, { sourceTitle: source.title, sourceUrl: source.url });
    if ('refused' in added) return setHeard(sourceRefusalMessage(added.refused, { lang, words }));
    const resources = (texts.resources ?? []).filter((other) => other !== entry);
    flushSync(() => {
      setHeard(fill(said.moved, { entry: source.title }));
      onChange({ texts: { ...texts, resources, sources: added.list }, pending });
    });
    (
      place.current?.querySelector<HTMLElement>('.movable-sources button') ?? place.current?.querySelector('input')
    )?.focus();
  }

  function remove(source: Source) {
    flushSync(() => {
      setHeard(fill(words.list.removed, { entry: source.title }));
      onChange({ texts: { ...texts, sources: list.filter((other) => other !== source) }, pending });
    });
    (place.current?.querySelector<HTMLElement>('ul button') ?? place.current?.querySelector('input'))?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const enter = readEnter(event);
    if (!enter) return;
    event.preventDefault();
    if (enter === 'pressed') add();
  }

  const field = (part: SourcePart, more: Partial<Parameters<typeof TextField>[0]>) => (
    <TextField
      id={part === first ? 'field-sources' : `field-${part}`}
      name={part}
      label={said[part]}
      autoComplete="off"
      error={shown?.part === part ? shown.why : undefined}
      dir="auto"
      value={pending[part] ?? ''}
      onChange={({ target }) => {
        setRefusal(null);
        onChange({ texts, pending: { ...pending, [part]: target.value } });
      }}
      onKeyDown={onKeyDown}
      {...more}
    />
  );

  return (
    <fieldset className="sources-field grid min-w-0 grid-cols-1 gap-3" ref={place} aria-describedby="sources-hint">
      <legend className="mb-1 font-semibold">
        <Text>{`${label} `}</Text>
        <span className="hint">{said.needed}</span>
      </legend>
      <p className="hint" id="sources-hint">
        <Text>{`${said.hint} `}</Text>
        <Text>{said.neededWhy}</Text>
      </p>
      {offersResources && <MovableSources found={findSources(texts.resources ?? [], list)} onMove={move} />}
      {list.length > 0 && (
        <ul
          className="divided grid grid-cols-1 rounded-soft border border-line"
          aria-label={fill(words.list.entriesOf, { field: label })}
        >
          {list.map((source) => (
            <li
              key={source.url}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-[0.35rem] ps-[0.85rem] pe-[0.35rem]"
            >
              <span className="min-w-0 flex-[1_1_12rem] [&>bdi]:block" dir="auto">
                <Text>{source.title}</Text>
                <bdi className="hint wrap-anywhere">
                  {[source.publisher, source.year, source.url].filter(Boolean).join(', ')}
                </bdi>
              </span>
              <button
                className="button quiet border-transparent"
                type="button"
                aria-label={fill(words.list.removeEntry, { entry: source.title })}
                onClick={() => remove(source)}
              >
                <XIcon />
                <Text>{words.list.remove}</Text>
              </button>
            </li>
          ))}
        </ul>
      )}
      {field('sourceTitle', { maxLength: SOURCE_TEXT_LENGTH })}
      {field('sourceUrl', { type: 'url', dir: 'ltr', inputMode: 'url', maxLength: WEB_ADDRESS_LENGTH })}
      {field('sourcePublisher', { maxLength: SOURCE_TEXT_LENGTH })}
      {field('sourceYear', { inputMode: 'numeric', maxLength: 4 })}
      <button className="button quiet justify-self-start" type="button" onClick={add}>
        <PlusIcon />
        <Text>{said.add}</Text>
      </button>
      <p className="sr-only" role="status">
        {heard}
      </p>
    </fieldset>
  );
}
