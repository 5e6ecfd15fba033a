'use client';

import { TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { EditorField } from './EditorField.tsx';
import { createFieldState } from './fieldState.ts';
import { TranslationActions } from './TranslationActions.tsx';
import { TranslationState } from './TranslationState.tsx';
import { useDraft } from './useDraft.ts';
import { useSaveKey } from './useUnsaved.ts';
import './editor.css';

/** Edits a translation beside its source. A saved draft holds only texts that differ from the published ones. */
export function Editor({ desk }: { desk: TranslationEditorState }) {
  const draft = useDraft(desk);
  const { source, language, kind } = desk;
  useSaveKey(() => {
    if (!draft.isLocked) void draft.save();
  });
  return (
    <article className="editor">
      <header>
        <h1>
          {source.name} <span className="editor__into">{`into ${language.name}`}</span>
        </h1>
        <TranslationState desk={desk} draft={draft} />
      </header>
      <div className="editor__heads" aria-hidden="true">
        <span>{`Source (${source.language.code})`}</span>
        <span>
          {language.name} (<span lang={language.code}>{language.nativeName}</span>)
        </span>
      </div>
      {TRANSLATED_FIELDS[kind].map((field) => (
        <EditorField
          key={field.name}
          field={field}
          state={createFieldState(field, { desk, texts: draft.texts, elsewhere: draft.elsewhere })}
          desk={desk}
          isLocked={draft.isLocked}
          onChange={(value) => draft.change(field.name, value)}
        />
      ))}
      <TranslationActions desk={desk} draft={draft} />
    </article>
  );
}
