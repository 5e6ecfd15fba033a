import { TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { missingParts, partlyTranslated } from '@common-ground/api/contracts/translations/completeness.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { compareFields } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import type { Draft } from './useDraft.ts';

/**
 * Shows the choices for a translation that is older than its source and not changed in this draft: change it, or see
 * the changes of the source and confirm that the translation is still right.
 */
export function StillRight({ desk, draft }: { desk: TranslationEditorState; draft: Draft }) {
  const { kind, source, published } = desk;
  const left = partlyTranslated(missingParts(kind, source.texts, published?.texts ?? {}));
  if (left.length > 0)
    return (
      <p className="desk-quiet">
        The source has changed, and this translation has fewer entries or paragraphs than it. Translate what is missing
        above, then send it.
      </p>
    );
  return (
    <>
      <p className="desk-quiet">
        The source has changed since this was translated. Bring the text above up to date, or, where nothing needs a
        change, say so.
      </p>
      <div className="desk-actions">
        <DialogAction
          label="Nothing needs a change…"
          title="Is it still right?"
          confirm="Send as still right"
          isQuiet
          isBusy={draft.isBusy}
          onSend={draft.sendStillRight}
        >
          <SourceChanges desk={desk} />
          <label className="desk-check">
            <input type="checkbox" required />
            <span>I have read what changed in the source. The translation says the same as it stands.</span>
          </label>
        </DialogAction>
      </div>
    </>
  );
}

/** Shows the changes of the source that the translator has to see before confirming. */
function SourceChanges({ desk: { kind, source, since } }: { desk: TranslationEditorState }) {
  if (!since?.texts)
    return <p>The version that it was made from is not stored. Read the whole source before you confirm.</p>;
  const labels = new Map(TRANSLATED_FIELDS[kind].map(({ name, label }) => [name, label]));
  const changes = compareFields([...labels.keys()], since.texts, source.texts);
  if (changes.length === 0) return <p>No text of the source has changed.</p>;
  return (
    <>
      <p>{`Changed in the source since revision ${since.revision}:`}</p>
      {changes.map(({ field, parts }) => (
        <ChangedWords key={field} words={labels.get(field) ?? field} parts={parts} language={source.language} />
      ))}
    </>
  );
}
