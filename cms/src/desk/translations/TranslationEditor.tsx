'use client';

import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useState } from 'react';
import { EditorActions } from './EditorActions.tsx';
import { EditorFacts } from './EditorFacts.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type EntryGroup, findWork, groupEntries } from './typedEntries.ts';
import { type TranslationDraft, useTranslationDraft } from './useTranslationDraft.ts';
import { useSaveKey } from './useUnsaved.ts';
import './editor.css';

/** Maximum entries of a page whose groups are all open at first. */
const MAX_OPEN_ENTRIES = 100;

/** Edits a translation beside its source, section by section and entry by entry. */
export function TranslationEditor({ desk }: { desk: TranslationState }) {
  const draft = useTranslationDraft(desk);
  const { source, language, entries } = desk;
  const work = findWork(entries, draft.typed, desk.isWhole);
  const toDo = new Set([...work.missing, ...work.stale].map(({ key }) => key));
  // Keys of the entries that were to do when the filter was set. Finished entries stay, so that the user's place does
  // not move.
  const [begun, setBegun] = useState<ReadonlySet<string> | null>(null);
  const isShown = ({ key }: TranslatedEntry) => begun === null || begun.has(key) || toDo.has(key);
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
        <EditorFacts desk={desk} draft={draft} toDo={toDo.size} />
        <label className="desk-check">
          <input
            type="checkbox"
            checked={begun !== null}
            onChange={({ target }) => setBegun(target.checked ? toDo : null)}
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
          isOpen={at === 0 || begun !== null || entries.length <= MAX_OPEN_ENTRIES}
        />
      ))}
      <EditorActions desk={desk} draft={draft} work={work} />
    </article>
  );
}

type GroupProps = {
  group: EntryGroup;
  isShown: (entry: TranslatedEntry) => boolean;
  desk: TranslationState;
  draft: TranslationDraft;
  isOpen: boolean;
};

/** Shows the entries of a section in a collapsible group. The summary shows the work that is left. */
function Group({ group: { label, entries }, isShown, desk, draft, isOpen }: GroupProps) {
  const { missing, stale } = findWork(entries, draft.typed, desk.isWhole);
  return (
    <details className="editor-group" open={isOpen}>
      <summary>
        <h2>{label}</h2>
        <span className={missing.length + stale.length > 0 ? 'editor__mark' : 'desk-quiet'}>
          {`${entries.length - missing.length} of ${entries.length} translated`}
          {stale.length > 0 && `, ${stale.length} older than ${stale.length === 1 ? 'its' : 'their'} source`}
        </span>
      </summary>
      <div className="editor-group__entries">
        {entries.filter(isShown).map((entry) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            typed={draft.typed[entry.key]}
            source={desk.source}
            language={desk.language}
            isLocked={!desk.mayWrite}
            isWhole={desk.isWhole}
            onChange={draft.change}
          />
        ))}
      </div>
    </details>
  );
}
