import type { FieldChange } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { Pieces } from '../kit/Pieces.tsx';

type Props = {
  /** Of what this is the change, and since when. */
  words: string;
  parts: FieldChange['parts'];
  language: { code: string; direction: string };
};

/** What changed in a text, word by word; nothing, where nothing did. */
export function Marked({ words, parts, language }: Props) {
  if (parts.length === 0) return null;
  return (
    <details className="editor__change" open>
      <summary>{words}</summary>
      <div lang={language.code} dir={language.direction}>
        {parts.map((pieces, place) => (
          <p key={place}>
            <Pieces pieces={pieces} />
          </p>
        ))}
      </div>
    </details>
  );
}
