import type { FieldChange } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { DiffText } from '../kit/DiffText.tsx';

type Props = {
  /** Label of the changed text, and since when it differs. */
  words: string;
  parts: FieldChange['parts'];
  language: { code: string; direction: string };
};

/** Shows the changes of a text word by word, and nothing without changes. */
export function ChangedWords({ words, parts, language }: Props) {
  if (parts.length === 0) return null;
  return (
    <details className="editor__change" open>
      <summary>{words}</summary>
      <div lang={language.code} dir={language.direction}>
        {parts.map((pieces, place) => (
          <p key={place}>
            <DiffText pieces={pieces} />
          </p>
        ))}
      </div>
    </details>
  );
}
