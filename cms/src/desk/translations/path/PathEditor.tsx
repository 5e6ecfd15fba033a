'use client';

import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { PathTranslationDesk } from '@common-ground/api/features/translations/getPathTranslation.ts';
import { useState } from 'react';
import { useSaveKey } from '../useUnsaved.ts';
import { PathActions } from './PathActions.tsx';
import { PathEntryRow } from './PathEntryRow.tsx';
import { PathSituation } from './PathSituation.tsx';
import { type EntryGroup, entryStateOf, groupEntries } from './typedEntries.ts';
import { type PathDraft, usePathDraft } from './usePathDraft.ts';
import '../editor.css';
import './path.css';

/** Edits the translation of a learning path beside its source, module by module and text by text. */
export function PathEditor({ desk }: { desk: PathTranslationDesk }) {
  const draft = usePathDraft(desk);
  const { source, language, entries } = desk;
  const isToDo = (entry: TranslatedEntry) => {
    const { isMissing, madeFrom } = entryStateOf(entry, draft.typed[entry.key]);
    return isMissing || madeFrom !== null;
  };
  const toDo = entries.filter(isToDo);
  // Keys of the entries that were to do when the filter was set. Finished entries stay, so that the user's place does
  // not move.
  const [begun, setBegun] = useState<ReadonlySet<string> | null>(null);
  const isShown = (entry: TranslatedEntry) => begun === null || begun.has(entry.key) || isToDo(entry);
  const groups = groupEntries(entries).filter((group) => group.entries.some(isShown));
  useSaveKey(() => {
    if (desk.mayWrite) void draft.save();
  });
  return (
    <article className="editor">
      <header>
        <h1>
          {source.name} <span className="editor__into">{`into ${language.name}`}</span>
        </h1>
        <PathSituation desk={desk} draft={draft} toDo={toDo} />
        <label className="desk-check">
          <input
            type="checkbox"
            checked={begun !== null}
            onChange={({ target }) => setBegun(target.checked ? new Set(toDo.map(({ key }) => key)) : null)}
          />
          <span>Show only what is missing or older than its source</span>
        </label>
      </header>
      <div className="editor__heads" aria-hidden="true">
        <span>{`Source (${source.language.code})`}</span>
        <span>
          {language.name} (<span lang={language.code}>{language.nativeName}</span>)
        </span>
      </div>
      {groups.length === 0 && <p>Nothing is missing, and nothing is older than its source.</p>}
      {groups.map((group, at) => (
        <Group
          key={group.section}
          group={group}
          isShown={isShown}
          desk={desk}
          draft={draft}
          isOpen={at === 0 || begun !== null}
        />
      ))}
      <PathActions desk={desk} draft={draft} toDo={toDo} />
    </article>
  );
}

type GroupProps = {
  group: EntryGroup<TranslatedEntry>;
  isShown: (entry: TranslatedEntry) => boolean;
  desk: PathTranslationDesk;
  draft: PathDraft;
  isOpen: boolean;
};

/**
 * Shows the entries of a module, or of the path itself, in a collapsible group. The summary shows the work that is
 * left.
 */
function Group({ group: { section, entries }, isShown, desk, draft, isOpen }: GroupProps) {
  const { modules, source, language } = desk;
  const place = modules.findIndex(({ id }) => section === `modules.${id}`);
  const name = place < 0 ? 'The path itself' : `Module ${place + 1}: ${modules[place]?.title ?? ''}`;
  const states = entries.map((entry) => entryStateOf(entry, draft.typed[entry.key]));
  const missing = states.filter(({ isMissing }) => isMissing).length;
  const stale = states.filter(({ madeFrom }) => madeFrom !== null).length;
  return (
    <details className="path-group" open={isOpen}>
      <summary>
        <h2>{name}</h2>
        <span className={missing + stale > 0 ? 'editor__mark' : 'desk-quiet'}>
          {`${entries.length - missing} of ${entries.length} translated`}
          {stale > 0 && `, ${stale} older than ${stale === 1 ? 'its' : 'their'} source`}
        </span>
      </summary>
      <div className="path-group__entries">
        {entries.filter(isShown).map((entry) => (
          <PathEntryRow
            key={entry.key}
            entry={entry}
            typed={draft.typed[entry.key]}
            source={source}
            language={language}
            isLocked={!desk.mayWrite}
            onChange={draft.change}
          />
        ))}
      </div>
    </details>
  );
}
